/// Something that was asked for and is not to be had, in a sentence.
struct NoResult: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
