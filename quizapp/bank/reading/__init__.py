"""Reading author files strictly, from the structs' own types."""

from quizapp.bank.reading.document import read_document as read_document
from quizapp.bank.reading.document import (
    read_document_with_places as read_document_with_places,
)
from quizapp.bank.reading.document import read_documents as read_documents
from quizapp.bank.reading.fault import Fault as Fault
from quizapp.bank.reading.fault import UnreadableError as UnreadableError
from quizapp.bank.reading.nodes import Kind as Kind
from quizapp.bank.reading.nodes import Node as Node
from quizapp.bank.reading.places import Place as Place
from quizapp.bank.reading.places import Places as Places
from quizapp.bank.reading.report import REJECTED as REJECTED
from quizapp.bank.reading.report import Report as Report
from quizapp.bank.reading.report import Vocabulary as Vocabulary
