import Foundation

extension EstimatingLayout {
  /// What the layout reports as its content size, as its behaviour would have it.
  var reportedContentSize: CGSize {
    switch installation?.behavior.contentSize ?? .live {
    case .live: liveContentSize
    case .frozen: frozenContentSize ?? liveContentSize
    // Where nothing is estimated, no estimate misleads.
    case .lineBlind where !mayMeasure, .stale where !mayMeasure: liveContentSize
    case .lineBlind: liveContentSize(taking: extentByEstimatedLines)
    case .stale: liveContentSize(taking: extentByEstimates)
    case .lineSpacing(let spacing): liveContentSize(taking: extent(withLineSpacing: spacing))
    }
  }

  /// Remembers the first content size, to which a frozen one sticks.
  func freezeContentSize() {
    if frozenContentSize == nil { frozenContentSize = liveContentSize }
  }

  private func liveContentSize(taking extent: CGFloat) -> CGSize {
    let excess = vector(along: extent - contentExtent)
    return CGSize(
      width: liveContentSize.width + excess.x, height: liveContentSize.height + excess.y)
  }
}
