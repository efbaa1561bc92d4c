/// Where the rows of a JSON text stand, and which fields they have.
struct JSONRowScan {
  /// Their places in the text, in order.
  private(set) var places: [Range<Int>] = []
  /// The names of the fields of objects, in order of appearance.
  private(set) var fields: [String] = []
  /// Whether any is no object.
  private(set) var hasBareValues = false
  /// Whether any is no JSON.
  private(set) var hasTexts = false
  private var known: Set<String> = []

  mutating func add(_ value: JSONValue, at place: Range<Int>) {
    places.append(place)
    guard case .object(let members) = value else {
      hasBareValues = true
      return
    }
    for member in members where known.insert(member.key).inserted { fields.append(member.key) }
  }

  /// Adds what is no JSON, and has no field of its own where others have any.
  mutating func addText(at place: Range<Int>) {
    places.append(place)
    hasTexts = true
  }
}
