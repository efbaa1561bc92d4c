import CollectionView
import Foundation
import Scenes

/// What a layout takes the headers, or the footers, of a pane for before they are measured.
struct EdgeGuess {
  /// `headers` or `footers`.
  let name: String
  /// On average, and what they measure, along the axis that scrolls.
  let estimated: Double
  let measured: Double
  /// The property that says it; nil where the layout has none.
  let property: String?
  /// The pane with a guess that is right.
  let right: Pane

  /// The headers and the footers that are guessed, and not as they are.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - isHorizontal: Whether it scrolls sideways.
  /// - Returns: Headers before footers.
  static func wrong(in pane: Pane, isHorizontal: Bool) -> [EdgeGuess] {
    let sections = pane.data.sections.indices
    return [
      EdgeGuess(
        "headers", of: pane, \.header, list: "estimatedHeaderHeight", flow: "headerReferenceSize",
        in: sections.filter { pane.data.sections[$0].header != nil }, isHorizontal),
      EdgeGuess(
        "footers", of: pane, \.footer, list: nil, flow: "footerReferenceSize",
        in: sections.filter { pane.data.sections[$0].footer != nil }, isHorizontal),
    ].compactMap { $0 }
  }

  private init?(
    _ name: String, of pane: Pane, _ size: WritableKeyPath<Pane, CGSize?>, list: String?,
    flow: String, in sections: [Int], _ isHorizontal: Bool
  ) {
    guard let own = pane[keyPath: size], !sections.isEmpty else { return nil }
    let isFlow = LayoutMaking.flows.contains(pane.layout.kind)
    guard isFlow || ["list", "table"].contains(pane.layout.kind) else { return nil }
    let length = Double(isHorizontal ? own.width : own.height)
    let guesses = sections.map { section -> Double in
      guard isFlow else {
        return Double(
          list.flatMap { pane.layout.number($0, section: section) } ?? ListSection.defaultHeight)
      }
      let reference = pane.layout.size(flow, section: section) ?? .zero
      return Double(isHorizontal ? reference.width : reference.height)
    }
    // A flow shows none where its reference size is nothing.
    guard guesses.contains(where: { $0 != length }), !isFlow || !guesses.contains(0) else {
      return nil
    }
    self.name = name
    estimated = guesses.reduce(0, +) / Double(guesses.count)
    measured = length
    let key = isFlow ? flow : list
    var right = pane
    if let key, isFlow, sections.count < pane.data.sections.count,
      SceneFormat.isPerSection(key, of: pane.layout.kind)
    {
      // A flow would show an empty one in the others; beyond some sections nobody would read the line.
      guard sections.allSatisfy({ $0 < Advisor.sectionLimit }) else { return nil }
      property = "perSection"
      for index in sections {
        while right.layout.perSection.count <= index { right.layout.perSection.append([:]) }
        right.layout.perSection[index][key] = .size(own)
      }
    } else if let key {
      property = key
      for index in right.layout.perSection.indices {
        right.layout.perSection[index].removeValue(forKey: key)
      }
      right.layout.properties[key] = isFlow ? .size(own) : .number(own.height)
    } else {
      property = nil
      right[keyPath: size]?.height = ListSection.defaultHeight
    }
    self.right = right
  }
}

extension SceneFormat {
  /// Whether a property of a kind of layout may differ by section.
  fileprivate static func isPerSection(_ name: String, of kind: String) -> Bool {
    layoutKinds.first { $0.name == kind }?.properties
      .contains { $0.name == name && $0.isPerSection } ?? false
  }
}
