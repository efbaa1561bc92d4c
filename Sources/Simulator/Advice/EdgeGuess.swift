import CollectionView
import Foundation
import Scenes

/// The size that a layout assumes for the headers, or the footers, of a pane before they are measured.
@MainActor
struct EdgeGuess {
  /// `headers` or `footers`.
  let name: String
  /// The average estimate, and the true length, along the scroll axis in points.
  let estimated: Double
  let measured: Double
  /// The key of the estimate; nil if the layout has none.
  let property: String?
  /// The pane with the right estimate.
  let right: Pane

  /// The headers and the footers whose estimates are wrong.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - isHorizontal: Whether it scrolls sideways.
  /// - Returns: Headers before footers.
  static func wrong(in pane: Pane, isHorizontal: Bool) -> [EdgeGuess] {
    let sections = pane.data.sections.indices
    if pane.layout.family == .compositional {
      return [.header, .footer].compactMap {
        EdgeGuess($0, ofCompositional: pane, isHorizontal: isHorizontal)
      }
    }
    return [
      EdgeGuess(
        .header, of: pane, estimate: ListProperties.estimatedHeaderHeight,
        in: sections.filter { pane.data.sections[$0].header != nil }, isHorizontal),
      EdgeGuess(
        .footer, of: pane, estimate: nil,
        in: sections.filter { pane.data.sections[$0].footer != nil }, isHorizontal),
    ].compactMap { $0 }
  }

  /// Nil if the sections have no headers or footers that are measured, or all estimates are right; those of configured lists
  /// are UIKit's.
  private init?(_ edge: SectionEdge, ofCompositional pane: Pane, isHorizontal: Bool) {
    guard let own = pane[keyPath: edge.trueSize],
      let kind = Compositional.StandardKind(rawValue: edge.rawValue)
    else { return nil }
    let length = isHorizontal ? own.width : own.height
    let sections = pane.layout[CompositionalProperties.sections]
    let axis = Axis(isHorizontal: isHorizontal)
    let guesses = pane.data.sections.indices.compactMap { index -> Double? in
      let item = sections[index].boundarySupplementaryItems.first {
        $0.elementKind == edge.rawValue
      }
      switch item?.layoutSize[axis] {
      case .estimated(let guess), .uniformAcrossSiblings(let guess):
        return Double(guess ?? pane.layout[CompositionalProperties.estimate, section: index])
      case .fractionalWidth, .fractionalHeight, .absolute, nil: return nil
      }
    }
    guard guesses.contains(where: { $0 != Double(length) }) else { return nil }
    name = "\(edge)s"
    estimated = guesses.reduce(0, +) / Double(guesses.count)
    measured = Double(length)
    property = CompositionalProperties.sections.name
    var right = pane
    right.layout.properties[CompositionalProperties.sections.name] = .sections(
      sections.estimating(kind, at: length, isHorizontal: isHorizontal))
    self.right = right
  }

  private init?(
    _ edge: SectionEdge, of pane: Pane, estimate: Property<CGFloat>?, in sections: [Int],
    _ isHorizontal: Bool
  ) {
    guard let own = pane[keyPath: edge.trueSize], !sections.isEmpty else { return nil }
    let kind = pane.layout.simulated
    let reference = kind.referenceSize(of: edge)
    let isFlow = reference != nil
    guard isFlow || [.list, .table].contains(kind.kind.family) else { return nil }
    let length = Double(isHorizontal ? own.width : own.height)
    let guesses = sections.map { section -> Double in
      guard let reference else {
        return Double(
          estimate.map { pane.layout[$0, section: section] } ?? ListProperties.defaultHeight)
      }
      let size = pane.layout[reference, section: section]
      return Double(isHorizontal ? size.width : size.height)
    }
    // A flow layout shows no header or footer with a reference size of zero.
    guard guesses.contains(where: { $0 != length }), !isFlow || !guesses.contains(0) else {
      return nil
    }
    name = "\(edge)s"
    estimated = guesses.reduce(0, +) / Double(guesses.count)
    measured = length
    let property = reference?.description ?? estimate?.description
    let key = property?.name
    var right = pane
    if let key, isFlow, sections.count < pane.data.sections.count,
      kind.kind.property(key)?.isPerSection == true
    {
      // Set for all sections, the property would make a flow layout show empty headers or footers in the other ones.
      // Settings for very many sections are too long to read.
      guard sections.allSatisfy({ $0 < Advisor.sectionLimit }) else { return nil }
      self.property = "perSection"
      for index in sections {
        while right.layout.perSection.count <= index { right.layout.perSection.append([:]) }
        right.layout.perSection[index][key] = .size(own)
      }
    } else if let key {
      self.property = key
      for index in right.layout.perSection.indices {
        right.layout.perSection[index].removeValue(forKey: key)
      }
      right.layout.properties[key] = isFlow ? .size(own) : .number(own.height)
    } else {
      self.property = nil
      right[keyPath: edge.trueSize]?.height = ListProperties.defaultHeight
    }
    self.right = right
  }
}
