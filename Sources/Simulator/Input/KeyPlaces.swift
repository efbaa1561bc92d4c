/// Where in a list the keys stand that are one byte of ASCII or have a name: found without a text being compared.
struct KeyPlaces {
  /// By the number of the key; negative for one that is not in the list.
  private var places: [Int16]

  /// - Parameter keys: The keys of each place; of a key that stands in two, the first counts.
  init(_ keys: some Sequence<[Key]>) {
    places = Array(repeating: -1, count: Key.numbers)
    for (place, keys) in keys.enumerated() {
      for number in keys.compactMap(\.number) where places[number] < 0 {
        places[number] = Int16(place)
      }
    }
  }

  /// The place of a key by its number; nil for one that has none.
  subscript(number: Int) -> Int? {
    let place = Int(places[number])
    return place < 0 ? nil : place
  }
}

extension Key {
  /// How many keys have a number.
  fileprivate static let numbers = 128 + 17

  /// A number below `numbers` that no other key has; nil for a character that is not one byte of ASCII, and with Control.
  var number: Int? {
    switch self {
    case .character(let text): text.asciiByte.map(Int.init)
    case .control: nil
    case .up: 128
    case .down: 129
    case .left: 130
    case .right: 131
    case .shiftUp: 132
    case .shiftDown: 133
    case .shiftLeft: 134
    case .shiftRight: 135
    case .pageUp: 136
    case .pageDown: 137
    case .home: 138
    case .end: 139
    case .enter: 140
    case .escape: 141
    case .tab: 142
    case .backspace: 143
    case .delete: 144
    }
  }
}

extension String {
  /// Its only byte where that is one of ASCII; nil for any other text.
  var asciiByte: UInt8? {
    let bytes = utf8
    guard bytes.count == 1, let byte = bytes.first, byte < 0x80 else { return nil }
    return byte
  }
}
