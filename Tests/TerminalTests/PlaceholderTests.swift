@testable import Terminal
import Testing
