/// What a JSON text is as a whole, without the values in it.
enum JSONDocument {
  /// An array, whose elements are rows.
  case array(JSONRowScan)
  /// An object: its keys with the places of their values, and of those that are arrays the rows.
  case object([(key: String, place: Range<Int>, rows: JSONRowScan?)])
  /// A text, a number, or a word.
  case other
}
