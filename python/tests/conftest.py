"""Before numpy is loaded: small matrices, one thread."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
