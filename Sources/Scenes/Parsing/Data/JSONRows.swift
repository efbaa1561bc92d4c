import Foundation

/// The rows of a JSON text, parsed on demand.
///
/// The text stays in memory. A parsed value takes nine times as much memory as its text, so only the rows requested
/// last are cached.
public final class JSONRows: @unchecked Sendable {
  /// The largest number of cached rows, several screens of them.
  private static let mostKept = 512

  /// The names of the fields, in order of appearance.
  ///
  /// A value that is no object is a field called `value`, the last of all; so is a line that is no JSON if there are no
  /// other fields.
  let fields: [String]

  private let bytes: [UInt8]
  private let places: [Range<Int>]
  private let lock = NSLock()
  /// The cached rows, those requested last; guarded by the lock.
  private var kept: [Int: JSONValue] = [:]

  /// The field of a value that is no object.
  private static let bareValue = "value"

  /// - Parameters:
  ///   - scan: The result of scanning the rows.
  ///   - bytes: The text that contains them.
  init(_ scan: JSONRowScan, in bytes: [UInt8]) {
    self.bytes = bytes
    places = scan.places
    let isBare = scan.hasBareValues || scan.hasTexts && scan.fields.isEmpty
    fields = scan.fields + (isBare ? [Self.bareValue] : [])
  }

  /// The number of rows.
  public var count: Int { places.count }

  /// The value of a row; a line that is no JSON is a string.
  ///
  /// - Precondition: `row` is within `0..<count`.
  /// - Complexity: O(1) for a row requested recently, else the cost of parsing it.
  func value(ofRow row: Int) -> JSONValue {
    if let value = lock.withLock({ kept[row] }) { return value }
    let text = bytes[places[row]]
    let value = (try? JSONReader.value(in: text)) ?? .string(String(decoding: text, as: UTF8.self))
    lock.withLock {
      if kept.count == Self.mostKept { kept.removeAll(keepingCapacity: true) }
      kept[row] = value
    }
    return value
  }

  /// The text of a field of a row; nil if the field is missing or null.
  func text(ofRow row: Int, field: Int) -> String? {
    let value = value(ofRow: row)
    guard case .object = value else {
      return fields[field] == Self.bareValue ? value.text : nil
    }
    return member(field, of: value)?.shown
  }

  /// Whether the value of a field of a row is an array or an object.
  func isNested(ofRow row: Int, field: Int) -> Bool {
    switch member(field, of: value(ofRow: row)) {
    case .array, .object: true
    default: false
    }
  }

  /// The number of characters of all texts in the array or object of a field; 0 for any other value.
  func nestedTextLength(ofRow row: Int, field: Int) -> Int {
    isNested(ofRow: row, field: field)
      ? member(field, of: value(ofRow: row))?.textLength ?? 0 : 0
  }

  /// The text that a cell shows for a row: the field's value, or the whole row as compact JSON if it lacks the field.
  func shown(ofRow row: Int, field: Int) -> String {
    let value = value(ofRow: row)
    return (member(field, of: value) ?? value).text
  }

  /// All fields of a row.
  func fields(ofRow row: Int) -> [DataField] {
    let value = value(ofRow: row)
    guard case .object = value else { return [DataField(name: Self.bareValue, value: value.text)] }
    return fields.indices.compactMap { field in
      member(field, of: value).map { DataField(name: fields[field], value: $0.text) }
    }
  }

  /// The value of a field of an object; nil if it lacks the field, and for a value that is no object.
  private func member(_ field: Int, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == fields[field] }?.value
  }
}

extension JSONRows: Equatable {
  /// Whether both have the same ranges of the same text.
  public static func == (rows: JSONRows, other: JSONRows) -> Bool {
    rows === other
      || (rows.places == other.places && rows.fields == other.fields && rows.bytes == other.bytes)
  }
}

/// The ranges of the rows in a JSON text, and their fields.
struct JSONRowScan {
  /// The ranges of the rows in the text, in order.
  private(set) var places: [Range<Int>] = []
  /// The names of the fields of objects, in order of appearance.
  private(set) var fields: [String] = []
  /// Whether any row is no object.
  private(set) var hasBareValues = false
  /// Whether any row is no JSON.
  private(set) var hasTexts = false
  private var known: Set<String> = []

  /// Whether there are rows, and all of them are objects.
  var holdsObjects: Bool { !places.isEmpty && !hasBareValues && !hasTexts }

  mutating func add(_ value: JSONValue, at place: Range<Int>) {
    places.append(place)
    guard case .object(let members) = value else {
      hasBareValues = true
      return
    }
    for member in members where known.insert(member.key).inserted { fields.append(member.key) }
  }

  /// Adds a row that is no JSON; it has no field of its own if other rows have fields.
  mutating func addText(at place: Range<Int>) {
    places.append(place)
    hasTexts = true
  }
}
