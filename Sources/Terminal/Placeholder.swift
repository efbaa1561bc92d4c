import CNcurses
import Renderer
