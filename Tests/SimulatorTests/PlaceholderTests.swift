@testable import Simulator
import Testing
