@testable import Scenes
import Testing
