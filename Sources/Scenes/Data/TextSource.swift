/// Where the bytes of a text are.
enum TextSource {
  case file(OpenFile)
  case bytes([UInt8])
}
