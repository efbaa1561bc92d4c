/// Values by the elements that they are of, from one frame to the next.
///
/// Nearly all elements are items; the headers of a screen are few.
struct ElementTable<Value> {
  private var items = PositionTable<Value>()
  private var views: [ElementFrame.Identity: Value] = [:]

  var count: Int { items.count + views.count }

  subscript(track: ElementTrack) -> Value? {
    get {
      switch track {
      case .item(let position): items[position]
      case .view(let identity): views.isEmpty ? nil : views[identity]
      }
    }
    set {
      switch (track, newValue) {
      case (.item(let position), let value?): items.set(value, at: position)
      case (.item(let position), nil): items.remove(position)
      case (.view(let identity), let value): views[identity] = value
      }
    }
  }

  /// What there is to read of the value of an element, which is not copied for it; nil when there is none.
  func read<Part>(_ track: ElementTrack, _ part: (Value) -> Part) -> Part? {
    switch track {
    case .item(let position): items.read(position, part)
    case .view(let identity): views.isEmpty ? nil : views[identity].map(part)
    }
  }

  /// Changes the value of an element in its place.
  ///
  /// - Parameters:
  ///   - track: Whose value.
  ///   - value: What it is before when there is none yet.
  ///   - change: Makes of it what it is to be.
  mutating func update(
    _ track: ElementTrack, default value: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    switch track {
    case .item(let position): items.update(position, default: value(), change)
    case .view(let identity): change(&views[identity, default: value()])
    }
  }

  /// Does something for every element, in no order that counts.
  func forEach(_ body: (_ track: ElementTrack, _ value: Value) -> Void) {
    for (position, value) in zip(items.positions, items.values) { body(.item(position), value) }
    for (identity, value) in views { body(.view(identity), value) }
  }

  /// Takes out everything that is not wanted.
  mutating func removeAll(where isUnwanted: (_ track: ElementTrack, _ value: Value) -> Bool) {
    items.removeAll { isUnwanted(.item($0), $1) }
    if !views.isEmpty { views = views.filter { !isUnwanted(.view($0.key), $0.value) } }
  }

  /// Takes out everything, and keeps the room for as many, unless it was far too much.
  mutating func removeAll() {
    items.removeAll()
    if !views.isEmpty { views.removeAll(keepingCapacity: true) }
  }
}
