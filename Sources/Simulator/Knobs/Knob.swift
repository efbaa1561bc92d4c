import Foundation
import Scenes

/// One key of the scene that can be turned while it runs, with its current value.
public struct Knob: Sendable, Equatable, Codable {
  /// The group in which a knob is listed.
  public enum Group: String, Sendable, Equatable, Codable, CaseIterable {
    case layout
    case content
    case view
    case behavior
  }

  /// The key with its dots, as in `layout.estimatedHeight`.
  public var key: String
  public var group: Group
  /// The value in the spelling of the file.
  public var value: String
  /// The value at the start of the scene; nil for a key that its layout did not have.
  public var own: String?
  /// The value after a step down; nil if there is none.
  public var lower: String?
  /// The value after a step up; nil if there is none.
  public var higher: String?
  /// The displayed value, for values whose spelling in the file is long or not clear enough.
  public var shown: String
  /// The evidence that a host behaves as the value says, in words; nil for other knobs.
  public var basis: String?

  /// Whether the value differs from that at the start of the scene.
  public var isChanged: Bool { own.map { $0 != value } ?? false }

  /// The number of keys in its dotted path.
  var depth: Int { key.split(separator: ".").count }

  public init(
    _ key: String, in group: Group, value: String, own: String? = nil, lower: String? = nil,
    higher: String? = nil, shown: String? = nil
  ) {
    self.key = key
    self.group = group
    self.value = value
    self.own = own
    self.lower = lower
    self.higher = higher
    self.shown = shown ?? value
  }
}

extension Knob {
  /// Makes the scene's own value one of the steps, so that stepping back reaches it.
  mutating func stopAtOwn() {
    guard let own else { return }
    if let lower, Self.lies(own, between: value, and: lower) { self.lower = own }
    if let higher, Self.lies(own, between: value, and: higher) { self.higher = own }
  }

  /// Whether each number of a value lies between those of two other values.
  private static func lies(_ middle: String, between first: String, and last: String) -> Bool {
    guard middle != first, middle != last, let numbers = numbers(middle),
      let starts = self.numbers(first), let ends = self.numbers(last),
      numbers.count == starts.count, numbers.count == ends.count
    else { return false }
    return zip(numbers, zip(starts, ends)).allSatisfy { number, way in
      number >= min(way.0, way.1) && number <= max(way.0, way.1)
    }
  }

  /// The numbers of a length, a size or insets; nil for anything else.
  private static func numbers(_ text: String) -> [Double]? {
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    let parts = (isList ? text.dropFirst().dropLast() : text[...]).split(separator: ",")
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension KnobReference {
  /// Whether it refers to this knob.
  public func names(_ knob: Knob) -> Bool {
    switch self {
    case .key(let key): knob.key == key
    case .field: knob.key == "data.text"
    case .estimate:
      SceneFormat.layoutKinds.contains { kind in
        kind.estimate.map { knob.key == "layout.\($0.name)" } ?? false
      }
    }
  }
}
