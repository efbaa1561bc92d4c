import CollectionView
import Foundation
import Scenes

extension SceneContent {
  /// The true size of a section's header or footer, in points; nil if the layout alone decides.
  ///
  /// Content that has grown is larger than the size that the scene gives it, else than the size that the layout gives it.
  func trueSize(of edge: SectionEdge, ofSection section: Int) -> CGSize? {
    let added = added(to: edge, ofSection: section)
    let own = pane[keyPath: edge.trueSize] ?? pane.listViewSize(of: edge, ofSection: section)
    guard added != .zero else { return own }
    if let own { return own.grown(by: added) }
    let length = pane.layout.simulated.trueLength(
      of: edge, ofSection: section, hasText: hasText(edge, ofSection: section), in: pane)
    return length > 0 ? CGSize(width: length, height: length).grown(by: added) : nil
  }

  /// The size added so far to the content of a section's header or footer.
  func added(to edge: SectionEdge, ofSection section: Int) -> CGSize {
    model.number(ofSection: section).map { added(to: .edge(edge, ofSection: $0)) } ?? .zero
  }

  /// Whether a section has the text of a header or footer.
  func hasText(_ edge: SectionEdge, ofSection section: Int) -> Bool {
    switch edge {
    case .header: model.header(ofSection: section) != nil
    case .footer: model.footer(ofSection: section) != nil
    }
  }

  /// Returns the true size of the header or footer that a view shows, whatever its section becomes.
  ///
  /// Calling the result counts as asking the view for its size.
  func trueSize(of edge: SectionEdge, shownIn section: Int) -> () -> CGSize? {
    let number = model.number(ofSection: section)
    return { [weak self] in
      guard let self, let number, let section = model.section(withNumber: number) else {
        return nil
      }
      if pane.layout.sizing != .delegate { recordUpToDate(.edge(edge, ofSection: number)) }
      return trueSize(of: edge, ofSection: section)
    }
  }

  /// The size that the delegate answers for a header or footer.
  ///
  /// - Parameters:
  ///   - edge: The header or footer.
  ///   - section: The section.
  ///   - size: The size that the layout's description gives it; zero for none.
  /// - Returns: The size with the growth of its content.
  func delegateSize(of edge: SectionEdge, ofSection section: Int, from size: CGSize) -> CGSize {
    recordDelegateQuery(of: edge, ofSection: section)
    return size == .zero ? size : size.grown(by: added(to: edge, ofSection: section))
  }

  /// Records that the delegate was asked for the size of a header or footer and returned the true one.
  func recordDelegateQuery(of edge: SectionEdge, ofSection section: Int) {
    guard pane.layout.sizing != .`self`, let number = model.number(ofSection: section) else {
      return
    }
    recordUpToDate(.edge(edge, ofSection: number))
  }
}

extension CGSize {
  /// The size with another one added, never negative.
  func grown(by size: CGSize) -> CGSize {
    CGSize(width: max(0, width + size.width), height: max(0, height + size.height))
  }
}
