import Foundation

/// The rows of a JSON text: where each stands, and what it holds when it is asked for.
///
/// The text stays in memory, but a value that is taken apart takes nine times as much as its text: only what was asked for
/// of late is kept.
public final class JSONRows: @unchecked Sendable {
  /// Rows that stay taken apart: several screens of them.
  private static let mostKept = 512

  /// The names of the fields, in order of appearance; a value that is no object is a field called `value`, the last of all,
  /// and so is a line that is no JSON where there are no others.
  let fields: [String]

  private let bytes: [UInt8]
  private let places: [Range<Int>]
  private let lock = NSLock()
  /// Rows that were asked for of late; only touched behind the lock.
  private var kept: [Int: JSONValue] = [:]

  /// The field of a value that is no object.
  private static let bareValue = "value"

  /// - Parameters:
  ///   - scan: What was found of the rows.
  ///   - bytes: The text they stand in.
  init(_ scan: JSONRowScan, in bytes: [UInt8]) {
    self.bytes = bytes
    places = scan.places
    let isBare = scan.hasBareValues || scan.hasTexts && scan.fields.isEmpty
    fields = scan.fields + (isBare ? [Self.bareValue] : [])
  }

  /// The number of rows.
  public var count: Int { places.count }

  /// A row; a line that is no JSON is a text.
  ///
  /// - Precondition: `row` is within `0..<count`.
  /// - Complexity: O(1) for one that was asked for of late, else to take it apart.
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

  /// What a row has in a field; nil for nothing, and for null.
  func text(ofRow row: Int, field: Int) -> String? {
    let value = value(ofRow: row)
    guard case .object = value else {
      return fields[field] == Self.bareValue ? value.text : nil
    }
    return member(field, of: value)?.shown
  }

  /// Whether a row has an array or an object in a field.
  func isNested(ofRow row: Int, field: Int) -> Bool {
    switch member(field, of: value(ofRow: row)) {
    case .array, .object: true
    default: false
    }
  }

  /// What a cell shows of a row: a field, and of a row that lacks it all, as compact JSON.
  func shown(ofRow row: Int, field: Int) -> String {
    let value = value(ofRow: row)
    return (member(field, of: value) ?? value).text
  }

  /// All that a row has.
  func fields(ofRow row: Int) -> [DataField] {
    let value = value(ofRow: row)
    guard case .object = value else { return [DataField(name: Self.bareValue, value: value.text)] }
    return fields.indices.compactMap { field in
      member(field, of: value).map { DataField(name: fields[field], value: $0.text) }
    }
  }

  /// What an object has in a field; nil for what lacks it, and is no object.
  private func member(_ field: Int, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == fields[field] }?.value
  }
}

extension JSONRows: Equatable {
  /// Whether both stand at the same places of the same text.
  public static func == (rows: JSONRows, other: JSONRows) -> Bool {
    rows === other
      || (rows.places == other.places && rows.fields == other.fields && rows.bytes == other.bytes)
  }
}

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
