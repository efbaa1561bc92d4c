/// A JSON value that keeps what Foundation's reader loses: the order of fields and the spelling of numbers.
indirect enum JSONValue: Sendable, Equatable {
  case null
  case flag(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The text to display: a string unquoted, an array or object as compact JSON; nil for null.
  var shown: String? {
    switch self {
    case .null: nil
    case .string(let text): text
    default: compact
    }
  }

  /// The text to display, with `null` spelled out.
  var text: String { shown ?? compact }

  /// The number of characters of all texts in the value, without the names of fields.
  var textLength: Int {
    switch self {
    case .string(let text): text.count
    case .array(let elements): elements.reduce(0) { $0 + $1.textLength }
    case .object(let fields): fields.reduce(0) { $0 + $1.value.textLength }
    case .null, .flag, .number: 0
    }
  }

  static func == (value: JSONValue, other: JSONValue) -> Bool {
    switch (value, other) {
    case (.null, .null): true
    case (.flag(let flag), .flag(let other)): flag == other
    case (.number(let spelling), .number(let other)): spelling == other
    case (.string(let text), .string(let other)): text == other
    case (.array(let elements), .array(let others)): elements == others
    case (.object(let fields), .object(let others)): fields.elementsEqual(others, by: ==)
    default: false
    }
  }

  private var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let spelling): spelling
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.compact).joined(separator: ","))]"
    case .object(let fields):
      "{\(fields.map { "\(Self.quoted($0.key)):\($0.value.compact)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The structure of a JSON text, without the values in it.
enum JSONDocument {
  /// An array, whose elements are rows.
  case array(JSONRowScan)
  /// An object: its keys with the ranges of their values, and the rows of those that are arrays.
  case object([(key: String, place: Range<Int>, rows: JSONRowScan?)])
  /// A string, a number, or a literal.
  case other
}
