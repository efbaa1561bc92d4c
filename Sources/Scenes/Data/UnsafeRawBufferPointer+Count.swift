extension UnsafeRawBufferPointer {
  /// How often a byte occurs: sixteen are compared at once, since a text of a million lines has eighty million.
  func count(of byte: UInt8) -> Int {
    typealias Lanes = SIMD16<UInt8>
    let wanted = Lanes(repeating: byte)
    var number = 0
    var index = 0
    while count - index >= Lanes.scalarCount {
      var found = Lanes()
      // A lane counts to 255.
      for _ in 0..<Swift.min(255, (count - index) / Lanes.scalarCount) {
        let lanes = loadUnaligned(fromByteOffset: index, as: Lanes.self)
        // All bits of a lane that is equal, which is -1.
        found &-= unsafeBitCast(lanes .== wanted, to: Lanes.self)
        index &+= Lanes.scalarCount
      }
      for lane in found.indices { number += Int(found[lane]) }
    }
    for last in self[index...] where last == byte { number += 1 }
    return number
  }

  /// Where a byte occurs, in order.
  func places(of byte: UInt8) -> [Int] {
    typealias Lanes = SIMD16<UInt8>
    let wanted = Lanes(repeating: byte)
    var places: [Int] = []
    places.reserveCapacity(count(of: byte))
    var index = 0
    while count - index >= Lanes.scalarCount {
      let lanes = loadUnaligned(fromByteOffset: index, as: Lanes.self)
      if any(lanes .== wanted) {
        for place in index..<index + Lanes.scalarCount where self[place] == byte {
          places.append(place)
        }
      }
      index &+= Lanes.scalarCount
    }
    for place in index..<count where self[place] == byte { places.append(place) }
    return places
  }
}
