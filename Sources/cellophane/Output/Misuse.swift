/// A command line that is spelled well and asks for what is not to be had here, in a sentence.
struct Misuse: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
