@testable import Renderer
import Testing
