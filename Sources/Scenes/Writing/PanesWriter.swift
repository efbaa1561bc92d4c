import Foundation

/// Splits the settings of panes into those at the top level and those of each pane.
struct PanesWriter {
  /// Keys before and after the data, in the order of the format.
  private static let order = PaneReader.keys
  /// The first key after the data.
  private static let firstAfterData = "cell"

  private let common: [WrittenValue.Entry]
  /// One map for each pane; nil for a scene that names no panes.
  let own: [WrittenValue]?
  /// The data of all panes; nil for none, and where each has data of its own.
  let data: WrittenValue?
  /// Comments on items that are left out.
  let remarks: [String]

  /// - Parameters:
  ///   - panes: The panes of a scene.
  ///   - writer: Decides how data is written.
  init(_ panes: [Pane], by writer: SceneWriter) {
    let sharesData = panes.dropFirst().allSatisfy { DataWriter.areSame($0.data, panes[0].data) }
    let written = (sharesData ? [panes] : panes.map { [$0] }).map {
      DataWriter($0, by: writer)
    }
    data = sharesData ? written.first?.value : nil
    remarks = written.flatMap(\.remarks)
    let maps = panes.map { PaneWriter($0).entries }
    guard panes.count > 1 || panes.first?.title != "" else {
      common = maps.first ?? []
      own = nil
      return
    }
    var common: [WrittenValue.Entry] = []
    var rests: [[WrittenValue.Entry]] = Array(repeating: [], count: panes.count)
    for key in Self.order {
      let values = maps.map { map in map.first { $0.key == key }?.value }
      let split = Self.split(values, of: key)
      if let shared = split.shared { common.append(WrittenValue.Entry(key: key, value: shared)) }
      for (index, value) in split.rests.enumerated() {
        if let value { rests[index].append(WrittenValue.Entry(key: key, value: value)) }
      }
    }
    self.common = common
    own = zip(panes.indices, rests).map { index, rest in
      let title = panes[index].title
      let entry = WrittenValue.Entry(key: "title", value: .text(title))
      let data = sharesData ? nil : written[index].value ?? .number(0)
      return .map(
        (title == String(index + 1) ? [] : [entry])
          + (data.map { [WrittenValue.Entry(key: "data", value: $0)] } ?? []) + rest)
    }
  }

  var commonBeforeData: [WrittenValue.Entry] {
    common.filter { !Self.isAfterData($0.key) }
  }

  var commonAfterData: [WrittenValue.Entry] {
    common.filter { Self.isAfterData($0.key) }
  }

  private static func isAfterData(_ key: String) -> Bool {
    guard let place = order.firstIndex(of: key), let first = order.firstIndex(of: firstAfterData)
    else { return false }
    return place >= first
  }

  /// The part of a key's values that can be at the top level, and the rest for each pane.
  private static func split(
    _ values: [WrittenValue?], of key: String
  ) -> (shared: WrittenValue?, rests: [WrittenValue?]) {
    let none: [WrittenValue?] = Array(repeating: nil, count: values.count)
    if values.allSatisfy({ $0 == values.first }) { return (values.first ?? nil, none) }
    let maps = values.compactMap { $0?.entries }
    guard PaneReader.mergedKeys.contains(key), maps.count == values.count, let first = maps.first
    else { return (nil, values) }
    let shared = first.filter { entry in maps.allSatisfy { $0.contains(entry) } }
    // Without a kind of its own a layout at the top level would be a list.
    guard !shared.isEmpty, key != "layout" || shared.contains(where: { $0.key == "kind" }) else {
      return (nil, values)
    }
    let rests: [WrittenValue?] = maps.map { map in
      let rest = map.filter { !shared.contains($0) }
      return rest.isEmpty ? nil : .map(rest)
    }
    return (.map(shared), rests)
  }
}
