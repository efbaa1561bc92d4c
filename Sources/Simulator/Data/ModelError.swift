/// What is wrong with a change of the data, in UIKit's words where UIKit has some.
struct ModelError: Error, Sendable, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
