@testable import cellophane
import Testing
