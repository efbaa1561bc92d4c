import Foundation

/// A scene as its file would write it, from which parts can be removed and in which values can be simplified.
///
/// The result may be no valid scene; `scene()` throws in that case.
public struct SceneOutline: Sendable {
  /// The path to a value: positions in lists and maps, from the root.
  public typealias Path = [Int]

  /// One value of the file.
  public struct Part: Sendable, Equatable {
    /// The form of a value.
    public enum Kind: Sendable, Equatable {
      case list(count: Int)
      case map(keys: [String])
      case number(Double)
      case text(String)
    }

    public var path: Path
    /// The keys along the path, the value's own last; an element of a list has the key of the list.
    public var keys: [String]
    public var kind: Kind
  }

  private var root: SceneValue
  private let name: String

  /// - Parameter scene: Any scene; data of a file is written out.
  /// - Throws: `SceneError` when the written scene cannot be read.
  public init(_ scene: Scene) throws {
    name = scene.name
    let source = SourceText(name: name, text: Self.writer.text(of: scene))
    let place = Place(source: source, line: 1, scalarColumn: 1)
    root =
      try YAMLComposer(source).compose(as: "scene")
      ?? SceneValue(content: .map([]), place: place, name: "scene")
  }

  /// Writes every item, however many they are and wherever they come from.
  public static let writer = {
    var writer = SceneWriter(itemLimit: .max)
    writer.writesFilesOut = true
    return writer
  }()

  /// Reads the outline as a scene.
  ///
  /// - Throws: `SceneError` when it is no valid scene.
  public func scene() throws -> Scene {
    let data = DataReader { file in throw file.error("the data are written out") }
    return try SceneReader(name: name, title: name, data: data).scene(from: root)
  }

  /// The outline on one line; equal outlines have equal texts.
  public var text: String { root.inlineText }

  /// Every value in the order of the file, each list or map before its elements.
  public var parts: [Part] {
    var parts: [Part] = []
    func visit(_ value: SceneValue, _ path: Path, _ keys: [String]) {
      parts.append(Part(path: path, keys: keys, kind: Self.kind(of: value)))
      switch value.content {
      case .text: break
      case .list(let elements):
        for (index, element) in elements.enumerated() { visit(element, path + [index], keys) }
      case .map(let entries):
        for (index, entry) in entries.enumerated() {
          visit(entry.value, path + [index], keys + [entry.key])
        }
      }
    }
    visit(root, [], [])
    return parts
  }

  private static func kind(of value: SceneValue) -> Part.Kind {
    switch value.content {
    case .list(let elements): .list(count: elements.count)
    case .map(let entries): .map(keys: entries.map(\.key))
    case .text(let text, let isQuoted):
      if !isQuoted, let number = Double(text), number.isFinite {
        .number(number)
      } else {
        .text(text)
      }
    }
  }

  /// The outline without some elements of a list, or entries of a map.
  public func removing(_ range: Range<Int>, at path: Path) -> SceneOutline {
    changing(path) { value in
      switch value.content {
      case .list(var elements):
        elements.removeSubrange(range)
        return .list(elements)
      case .map(var entries):
        entries.removeSubrange(range)
        return .map(entries)
      case .text: return value.content
      }
    }
  }

  /// The outline with a number in place of a value.
  public func replacing(_ path: Path, with number: Double) -> SceneOutline {
    changing(path) { _ in Self.content(number) }
  }

  /// The outline with a text in place of a value.
  public func replacing(_ path: Path, with text: String) -> SceneOutline {
    changing(path) { _ in .text(text, isQuoted: true) }
  }

  /// The outline with a width and a height in place of a value.
  public func replacing(_ path: Path, with size: CGSize) -> SceneOutline {
    changing(path) { value in
      .list(
        [size.width, size.height].map {
          SceneValue(content: Self.content($0), place: value.place, name: value.name)
        })
    }
  }

  /// The outline with an element replaced by the elements of its own list: the steps of a `repeat`, once, or of a turn, or
  /// the changes of a `batch`.
  ///
  /// - Returns: Nil if the element has no such list.
  public func splicing(_ path: Path) -> SceneOutline? {
    guard let position = path.last, let element = value(at: path),
      let inner = element["repeat"]?["steps"] ?? element["inOneTurn"] ?? element["batch"],
      case .list(let elements) = inner.content
    else { return nil }
    return changing(Array(path.dropLast())) { value in
      guard case .list(var all) = value.content else { return value.content }
      all.replaceSubrange(position...position, with: elements)
      return .list(all)
    }
  }

  private static func content(_ number: Double) -> SceneValue.Content {
    .text(Int(exactly: number).map(String.init) ?? String(number), isQuoted: false)
  }

  private func value(at path: Path) -> SceneValue? {
    var value: SceneValue? = root
    for index in path {
      switch value?.content {
      case .list(let elements) where elements.indices.contains(index): value = elements[index]
      case .map(let entries) where entries.indices.contains(index): value = entries[index].value
      default: return nil
      }
    }
    return value
  }

  private func changing(
    _ path: Path, _ change: (SceneValue) -> SceneValue.Content
  ) -> SceneOutline {
    func changed(_ value: SceneValue, _ path: ArraySlice<Int>) -> SceneValue {
      var result = value
      guard let index = path.first else {
        result.content = change(value)
        return result
      }
      switch value.content {
      case .list(var elements) where elements.indices.contains(index):
        elements[index] = changed(elements[index], path.dropFirst())
        result.content = .list(elements)
      case .map(var entries) where entries.indices.contains(index):
        entries[index].value = changed(entries[index].value, path.dropFirst())
        result.content = .map(entries)
      default: break
      }
      return result
    }
    var outline = self
    outline.root = changed(root, path[...])
    return outline
  }
}
