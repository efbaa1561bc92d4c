/// The control characters that have a name here.
enum Ascii {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
}
