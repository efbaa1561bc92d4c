import Foundation

extension Knob {
  /// Makes what the scene began with a stop on the way of the steps: whoever steps away from it comes back to it.
  mutating func stopAtOwn() {
    guard let own else { return }
    if let lower, Self.lies(own, between: value, and: lower) { self.lower = own }
    if let higher, Self.lies(own, between: value, and: higher) { self.higher = own }
  }

  /// Whether each number of a value is on the way between those of two others, which differ from it.
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
