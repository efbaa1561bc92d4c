import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The oracle against the numeric cases of the engine's tests, most of which were measured on UIKit.
@Suite("The oracle of compositional layouts")
struct CompositionalOracleTests {
  /// The cases that the oracle knows, by their names; the others depend on offsets, or are not determined.
  static let cases = MeasuredCase.all.filter { $0.oracle != nil }.map(\.id)

  @Test("Most cases are known to it")
  func known() { #expect(Self.cases.count >= 50) }

  @Test("Items are where they were measured", arguments: cases)
  func measured(id: String) throws {
    let given = try #require(MeasuredCase.all.first { $0.id == id })
    let oracle = try #require(given.oracle)
    let layout = oracle.whole { section, item, _ in
      let height = given.heights["\(item)"] ?? given.heights["\(section),\(item)"]
      return CGSize(width: -1, height: height ?? -1)
    }
    for (name, expected) in given.frames.sorted(by: { $0.key < $1.key }) {
      let path = name.split(separator: ",").compactMap { Int($0) }
      guard path.count == name.split(separator: ",").count, let item = path.last else { continue }
      let section = path.count > 1 ? path[0] : 0
      guard given.isMeasured(item) else { continue }
      let frame = try #require(layout.frame(section: section, item: item), "\(name)")
      let off =
        [
          frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
          frame.height - expected.height,
        ].map(abs).max() ?? 0
      #expect(off < 1e-3, "\(name): \(frame), not \(expected)")
    }
    if let size = given.contentSize {
      #expect(layout.contentSize.map { abs($0.height - size.height) < 1e-3 } == true)
    }
  }
}

/// One numeric case, as a scene would describe it.
struct MeasuredCase {
  let id: String
  let frames: [String: CGRect]
  let contentSize: CGSize?
  let heights: [String: CGFloat]
  /// Nil for a case that the oracle does not know.
  let oracle: Oracle?

  /// Whether an item has its true size; where some are measured, the others have estimates.
  func isMeasured(_ item: Int) -> Bool { heights.isEmpty || heights["\(item)"] != nil }

  static let all: [MeasuredCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "CollectionViewTests/Compositional/CompositionalCases.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let start = text.range(of: "#\"\"\"")?.upperBound,
      let end = text.range(of: "\"\"\"#", range: start..<text.endIndex)?.lowerBound,
      let json = try? JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)),
      let cases = json as? [[String: Any]]
    else { return [] }
    return cases.map(MeasuredCase.init)
  }()

  private init(_ json: [String: Any]) {
    let params = json["params"] as? [String: Any] ?? [:]
    let expected = json["expected"] as? [String: Any] ?? [:]
    id = json["id"] as? String ?? ""
    frames = (expected["frames"] as? [String: [Double]] ?? [:]).mapValues {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    contentSize = (expected["contentSize"] as? [Double]).map {
      CGSize(width: $0[0], height: $0[1])
    }
    heights = (params["measuredHeights"] as? [String: Double] ?? [:]).mapValues { CGFloat($0) }
    oracle = Self.oracle(params, heights)
  }

  private static func oracle(_ params: [String: Any], _ heights: [String: CGFloat]) -> Oracle? {
    // Right to left, and an offset, are for the engine.
    guard params["layoutDirection"] == nil, params["contentOffset.y"] == nil,
      let size = params["collectionSize"] as? [Double],
      let descriptions = params["sections"] as? [[String: Any]]
    else { return nil }
    var layout = LayoutDescription(kind: "compositional")
    let sections = descriptions.map(section)
    layout.properties["sections"] = .sections(Compositional.Sections(sections))
    layout.properties["boundarySupplementaryItems"] = .boundaryItems(
      Compositional.BoundaryItems(
        (params["layoutBoundary"] as? [[String: Any]] ?? []).map(boundaryItem)))
    layout.properties["interSectionSpacing"] = .number(
      CGFloat(params["interSectionSpacing"] as? Double ?? 0))
    layout.properties["scrollDirection"] = .word(params["scrollDirection"] as? String ?? "vertical")
    layout.properties["contentInsetsReference"] = .word("layoutMargins")
    guard let composition = Composition(layout, Behavior()) else { return nil }
    var oracle = Oracle(
      arrangement: .compositional(composition),
      sections: descriptions.map {
        var section = TrueSection(itemCount: $0["items"] as? Int ?? 0)
        section.header = heights["header0"] ?? 0
        section.footer = heights["footer0"] ?? 0
        return section
      }, breadth: CGFloat(size[0]),
      grid: PixelGrid(scale: CGFloat(params["displayScale"] as? Double ?? 2)))
    oracle.surroundings.size = CGSize(width: size[0], height: size[1])
    if let insets = params["referenceInsets_tlbr"] as? [Double] {
      oracle.surroundings.layoutMargins = Self.insets(insets)
    }
    return oracle
  }

  private static func section(_ json: [String: Any]) -> Compositional.Section {
    let member = member(json["group"] as Any)
    guard case .group(let group) = member else { return Compositional.Section(.list) }
    var section = Compositional.Section(.group(group))
    section.contentInsets = insets(json["contentInsets_tlbr"] as? [Double])
    section.interGroupSpacing = (json["interGroupSpacing"] as? Double).map { CGFloat($0) }
    section.supplementariesFollowContentInsets = json["followInsets"] as? Bool ?? true
    section.orthogonalScrollingBehavior = (json["orthogonal"] as? String)
      .flatMap(Compositional.OrthogonalScrolling.init)
    section.boundarySupplementaryItems = (json["boundary"] as? [[String: Any]] ?? [])
      .map(boundaryItem)
    return section
  }

  private static func boundaryItem(_ json: [String: Any]) -> Compositional.BoundaryItem {
    var item = Compositional.BoundaryItem(
      elementKind: json["kind"] as? String ?? "", layoutSize: size(json["size"] as Any),
      alignment: (json["alignment"] as? String).flatMap(Compositional.Alignment.init) ?? .none)
    let offset = json["offset"] as? [Double] ?? [0, 0]
    item.absoluteOffset = CGPoint(x: offset[0], y: offset[1])
    return item
  }

  private static func member(_ json: Any) -> Compositional.Member {
    guard let map = json as? [String: Any] else {
      return .item(Compositional.Item(size(json)))
    }
    var item = Compositional.Item(size(map["size"] as Any))
    item.contentInsets = insets(map["contentInsets_tlbr"] as? [Double])
    if let edge = map["edge"] as? [String: String] {
      item.edgeSpacing = Compositional.EdgeSpacing(
        leading: edge["leading"].map(spacing), top: edge["top"].map(spacing),
        trailing: edge["trailing"].map(spacing), bottom: edge["bottom"].map(spacing))
    }
    guard let type = map["type"] as? String else { return .item(item) }
    let members = (map["subitems"] as? [Any] ?? []).map(member)
    var group = Compositional.Group(
      type == "horizontal" ? .horizontal : type == "vertical" ? .vertical : .custom([]),
      item.layoutSize, members, (map["count"] as? Int).map { .equalShares($0) } ?? .fitting)
    group.item = item
    group.interItemSpacing = (map["interItemSpacing"] as? String).map(spacing)
    return .group(group)
  }

  private static func size(_ json: Any) -> Compositional.Size {
    let names = json as? [String] ?? ["abs0", "abs0"]
    return Compositional.Size(dimension(names[0]), dimension(names[1]))
  }

  private static func dimension(_ text: String) -> Compositional.Dimension {
    let name = text.prefix { $0.isLetter }
    let parts = text.dropFirst(name.count).split(separator: "/").compactMap { Double($0) }
    let value = CGFloat(parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 0)
    return switch name {
    case "fw": .fractionalWidth(value)
    case "fh": .fractionalHeight(value)
    case "est": .estimated(value)
    case "uni": .uniformAcrossSiblings(value)
    default: .absolute(value)
    }
  }

  private static func spacing(_ text: String) -> Compositional.Spacing {
    let value = CGFloat(Double(text.drop { $0.isLetter }) ?? 0)
    return text.hasPrefix("flexible") ? .flexible(value) : .fixed(value)
  }

  private static func insets(_ numbers: [Double]?) -> Insets {
    guard let numbers else { return .zero }
    return Insets(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
      right: CGFloat(numbers[3]))
  }
}
