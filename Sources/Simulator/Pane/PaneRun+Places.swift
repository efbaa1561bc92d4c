import Foundation

extension PaneRun {
  /// Places that are kept; what is found beyond these pushes the oldest out.
  private static let placeLimit = 64

  /// Takes note of where the content breaks an invariant in this frame, once for each length of the viewport.
  func notePlaces() {
    guard !audit.current.isEmpty else { return }
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let reach = Double(axis.length(view.bounds.size)) / 2
    for finding in audit.current {
      let position = Double(place(of: finding, axis))
      let isKnown = findingPlaces.contains {
        $0.invariant == finding.invariant && abs($0.position - position) < reach
      }
      guard !isKnown, position.isFinite else { continue }
      if findingPlaces.count >= Self.placeLimit { findingPlaces.removeFirst() }
      findingPlaces.append(FindingPlace(invariant: finding.invariant, position: position))
    }
  }

  /// Where the element to blame begins, else the middle of what is seen.
  private func place(of finding: Finding, _ axis: Axis) -> CGFloat {
    let path = finding.culprit.flatMap { culprit in
      culprit.category == .cell ? IndexPath(indexes: culprit.indexPath) : nil
    }
    if let path, let span = view.span(ofItemAt: path) { return span.lowerBound }
    return axis.position(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}
