import Foundation

/// Reads the `layout` of a pane, checked against what its kind takes.
struct LayoutReader {
  /// The keys beside the properties of a kind.
  private static let commonKeys = ["kind", "sizing", "perSection"]
  /// The keys that a layout of any kind takes.
  static let keys = Set(SceneFormat.layoutKinds.flatMap { $0.properties.map(\.name) } + commonKeys)

  func layout(from value: SceneValue) throws -> LayoutDescription {
    let kind = try Self.kind(of: value)
    let known = kind.properties.map(\.name) + Self.commonKeys
    // A key that another kind has gets a better answer than "unknown".
    for entry in value.entries ?? [] where !known.contains(entry.key) {
      try refuse(entry, in: kind)
    }
    let map = try MapReader(value, known: known)
    var layout = LayoutDescription(kind: kind.name, sizing: kind.defaultSizing)
    if let sizing = map["sizing"] { layout.sizing = try self.sizing(sizing, of: kind) }
    for property in kind.properties {
      layout.properties[property.name] = try map[property.name].map {
        try self.value($0, as: property.form)
      }
    }
    layout.perSection = try sections(map["perSection"], of: kind)
    return layout
  }

  /// The kind a layout names, or the first of all.
  ///
  /// - Throws: `SceneError` when the kind is not known or not built.
  static func kind(of layout: SceneValue?) throws -> SceneFormat.LayoutKind {
    let kinds = SceneFormat.layoutKinds
    let words = kinds.map { SceneFormat.Word(name: $0.name, isBuilt: $0.isBuilt) }
    let name = try layout?["kind"]?.word("layout kind", among: words)
    return kinds.first { $0.name == name } ?? kinds[0]
  }

  private func refuse(_ entry: SceneValue.Entry, in kind: SceneFormat.LayoutKind) throws {
    if let name = SceneFormat.tableNames[entry.key], kind.property(name) != nil {
      throw entry.place.error("unknown key \(entry.key.quoted), did you mean `\(name)`?")
    }
    let owners = SceneFormat.layoutKinds.filter { $0.property(entry.key) != nil }.map(\.name)
    guard !owners.isEmpty else { return }
    throw entry.place.error(
      "\(entry.key.quoted) is a property of \(owners.alternatives), not of `\(kind.name)`")
  }

  private func sizing(
    _ value: SceneValue, of kind: SceneFormat.LayoutKind
  ) throws -> LayoutDescription.Sizing {
    let all: LayoutDescription.Sizing = try value.word("sizing")
    guard kind.sizings.contains(where: { $0.name == all.rawValue }) else {
      throw value.error(
        "`\(kind.name)` has no sizing `\(all.rawValue)`; it takes "
          + kind.sizings.offered.alternatives)
    }
    _ = try value.word("sizing", among: kind.sizings)
    return all
  }

  private func sections(
    _ value: SceneValue?, of kind: SceneFormat.LayoutKind
  ) throws -> [[String: LayoutValue]] {
    guard let value else { return [] }
    let properties = kind.properties.filter(\.isPerSection)
    guard !properties.isEmpty else {
      throw value.error("`\(kind.name)` has no properties that differ by section")
    }
    return try value.list(of: "maps, one for a section").map { section in
      for entry in section.entries ?? [] where !properties.contains(where: { $0.name == entry.key })
      {
        guard kind.property(entry.key) == nil else {
          throw entry.place.error("\(entry.key.quoted) cannot differ by section")
        }
        try refuse(entry, in: kind)
      }
      let map = try MapReader(section, known: properties.map(\.name))
      var result: [String: LayoutValue] = [:]
      for property in properties {
        result[property.name] = try map[property.name].map {
          try self.value($0, as: property.form)
        }
      }
      return result
    }
  }

  private func value(
    _ value: SceneValue, as form: SceneFormat.Property.Form
  ) throws -> LayoutValue {
    switch form {
    case .positive: return .number(try value.length(.positive))
    case .notNegative: return .number(try value.length(.notNegative))
    case .anyLength: return .number(try value.length(.any))
    case .fraction: return .number(try value.length(.fraction))
    case .count: return .number(CGFloat(try value.wholeNumber(1...SceneFormat.Limits.columns)))
    case .countOrNone:
      return .number(CGFloat(try value.wholeNumber(0...SceneFormat.Limits.columns)))
    case .insets: return .insets(try value.insets(.notNegative))
    case .anyInsets: return .insets(try value.insets(.any))
    case .word(let words): return .word(try value.word(value.name, among: words))
    case .size: return .size(try value.size())
    case .itemSize(let automatic):
      if let automatic, value.word == automatic.name {
        _ = try value.word(value.name, among: [automatic])
        return .automatic
      }
      if automatic != nil, (try? value.size()) == .zero {
        throw value.error(
          "an \(value.name.quoted) of 0, as a flow layout of UIKit begins with, is "
            + "`sizing: fixed` here, or `sizing: delegate`")
      }
      return .size(try value.size(.itemLength))
    case .flag: return .flag(try value.flag())
    }
  }
}
