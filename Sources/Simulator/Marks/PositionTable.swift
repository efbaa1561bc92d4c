/// Values by the positions of items, for who looks up dozens of them in every frame.
///
/// A dictionary guards against keys that somebody has chosen to collide, and takes ten times as long over each. The values lie
/// one after the other, in no order that counts.
struct PositionTable<Value> {
  private(set) var positions: [Int] = []
  private(set) var values: [Value] = []
  /// Where each position that is there stands in the lists, counted from 1, behind the place that its bits say; 0 for none.
  ///
  /// As many as a power of two, and never more than half of them taken.
  private var slots: [Int32] = []
  /// How many bits a place in the slots takes.
  private var bits = 0
  /// Neighbours whose slots lie side by side, in one line of the processor's cache: a scroll looks up one after the other.
  private static var blockBits: Int { 4 }
  /// How far behind a slot that is taken the next one is looked for: odd, so that it comes by all of them, and a block and
  /// one, so that neighbours stay side by side.
  private static var stride: Int { 17 }
  /// What a way from slot to slot is multiplied by to tell how many strides it is.
  private static var stridesOfWay: UInt { 0xF0F0_F0F0_F0F0_F0F1 }

  var count: Int { positions.count }

  /// The value of a position; nil when there is none.
  subscript(position: Int) -> Value? { place(of: position).map { values[$0] } }

  /// What there is to read of the value of a position, which is not copied for it; nil when there is none.
  func read<Part>(_ position: Int, _ part: (Value) -> Part) -> Part? {
    place(of: position).map { part(values[$0]) }
  }

  /// Where the value of a position stands in the list of values; nil when there is none.
  func place(of position: Int) -> Int? {
    guard let last = positions.last else { return nil }
    // Several things happen to an element one after another.
    if last == position { return positions.count - 1 }
    let slot = slot(of: position)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// Changes the value of a position in its place.
  ///
  /// - Parameters:
  ///   - position: Whose value.
  ///   - value: What it is before when there is none yet.
  ///   - change: Makes of it what it is to be.
  mutating func update(_ position: Int, default value: Value, _ change: (inout Value) -> Void) {
    change(&values[makePlace(of: position, value)])
  }

  /// Gives a position a value, whether it has one or not.
  mutating func set(_ value: Value, at position: Int) {
    values[makePlace(of: position, value)] = value
  }

  /// Takes out a position with its value; nothing when there is none.
  mutating func remove(_ position: Int) {
    guard !positions.isEmpty else { return }
    let slot = slot(of: position)
    guard slots[slot] > 0 else { return }
    let place = Int(slots[slot]) - 1
    close(slot)
    // The last one takes its place.
    if place < positions.count - 1 {
      let last = positions[positions.count - 1]
      slots[self.slot(of: last)] = Int32(place + 1)
      positions.swapAt(place, positions.count - 1)
      values.swapAt(place, values.count - 1)
    }
    positions.removeLast()
    values.removeLast()
  }

  /// Takes out everything that is not wanted.
  mutating func removeAll(where isUnwanted: (_ position: Int, _ value: Value) -> Bool) {
    for place in positions.indices.reversed() where isUnwanted(positions[place], values[place]) {
      remove(positions[place])
    }
  }

  /// Takes out everything, and keeps the room for as many, unless it was far too much.
  mutating func removeAll() {
    guard !positions.isEmpty else { return }
    guard slots.count <= max(512, 16 * positions.count) else { return self = PositionTable() }
    positions.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// The slot of a position that is there, or the free one that it would take.
  private func slot(of position: Int) -> Int {
    var slot = firstSlot(of: position)
    while slots[slot] > 0, positions[Int(slots[slot]) - 1] != position {
      slot = (slot + Self.stride) & (slots.count - 1)
    }
    return slot
  }

  /// Where a position is looked for first: blocks of neighbours are far from each other by the golden ratio.
  private func firstSlot(of position: Int) -> Int {
    let product = UInt(bitPattern: position >> Self.blockBits) &* 0x9E37_79B9_7F4A_7C15
    let block = Int(product >> UInt(UInt.bitWidth - bits + Self.blockBits))
    return block << Self.blockBits | position & (1 << Self.blockBits - 1)
  }

  /// How many strides it is from one slot to another.
  private func strides(from slot: Int, to other: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: other - slot) &* Self.stridesOfWay) & (slots.count - 1)
  }

  private mutating func makePlace(of position: Int, _ value: Value) -> Int {
    if positions.last == position { return positions.count - 1 }
    if 2 * (positions.count + 1) > slots.count { grow() }
    let slot = slot(of: position)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    positions.append(position)
    values.append(value)
    slots[slot] = Int32(positions.count)
    return positions.count - 1
  }

  private mutating func grow() {
    bits = max(5, bits + 1)
    slots = [Int32](repeating: 0, count: 1 << bits)
    for (place, position) in positions.enumerated() {
      slots[slot(of: position)] = Int32(place + 1)
    }
  }

  /// Frees a slot, into which those behind it move that were looked for from there or before.
  private mutating func close(_ slot: Int) {
    let mask = slots.count - 1
    var free = slot
    var next = (slot + Self.stride) & mask
    while slots[next] > 0 {
      let first = firstSlot(of: positions[Int(slots[next]) - 1])
      if strides(from: first, to: next) >= strides(from: free, to: next) {
        slots[free] = slots[next]
        free = next
      }
      next = (next + Self.stride) & mask
    }
    slots[free] = 0
  }
}
