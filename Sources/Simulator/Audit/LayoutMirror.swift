import CollectionView
import Foundation

/// Converts between the coordinates of a view that mirrors its layout and those of the layout, in either direction.
///
/// The audit judges in the coordinates of the layout, in which the content begins at 0. It computes them itself, so
/// that it does not repeat a mistake of the engine.
struct LayoutMirror: Equatable {
  /// The width within which the content is mirrored: its own, or that of the view if it is narrower.
  let width: CGFloat
  /// The width of the view.
  let viewWidth: CGFloat

  /// Nil for a view that does not mirror its layout.
  @MainActor
  init?(_ view: UICollectionView) {
    guard view.isMirrored else { return nil }
    let insets = view.adjustedContentInset
    viewWidth = view.bounds.width
    width = max(view.contentSize.width, viewWidth - insets.left - insets.right)
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func callAsFunction(offset: CGPoint) -> CGPoint {
    CGPoint(x: width - offset.x - viewWidth, y: offset.y)
  }

  func callAsFunction(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  func callAsFunction(_ interval: Range<CGFloat>) -> Range<CGFloat> {
    width - interval.upperBound..<width - interval.lowerBound
  }
}

extension LayoutMirror? {
  /// Converts a rectangle; without a mirror it stays.
  func callAsFunction(_ rect: CGRect) -> CGRect { map { $0(rect) } ?? rect }

  /// Converts a content offset; without a mirror it stays.
  func callAsFunction(offset: CGPoint) -> CGPoint { map { $0(offset: offset) } ?? offset }

  /// Converts insets; without a mirror they stay.
  func callAsFunction(_ insets: UIEdgeInsets) -> UIEdgeInsets { map { $0(insets) } ?? insets }

  /// Converts a distance or a speed; without a mirror it stays.
  func callAsFunction(way: CGPoint) -> CGPoint {
    self == nil ? way : CGPoint(x: -way.x, y: way.y)
  }
}

extension PaneFrame {
  /// The bounds and the elements in the coordinates of the layout.
  func mirrored(by mirror: LayoutMirror?) -> PaneFrame {
    guard let mirror else { return self }
    var pane = self
    pane.bounds = mirror(bounds)
    for index in elements.indices {
      let element = elements[index]
      pane.elements[index].frame = mirror(element.frame)
      pane.elements[index].layoutFrame = element.layoutFrame.map { mirror($0) }
      pane.elements[index].settledFrame = element.settledFrame.map { mirror($0) }
    }
    return pane
  }
}

extension JudgedFrame {
  /// The frame of an item in the coordinates of the layout; nil if the layout has none.
  @MainActor
  func frame(ofItemAt path: IndexPath, in run: PaneRun) -> CGRect? {
    (run.view.shownAttributes(ofItemAt: path)?.frame).map { mirror($0) }
  }
}

extension UICollectionView {
  /// The content offset at which the content begins: the smallest, or the largest across if the layout is mirrored.
  var startOffset: CGPoint {
    let range = scrollRange
    return isMirrored ? CGPoint(x: range.maximum.x, y: range.minimum.y) : range.minimum
  }

  /// The content offset at which the content ends.
  var endOffset: CGPoint {
    let range = scrollRange
    return isMirrored ? CGPoint(x: range.minimum.x, y: range.maximum.y) : range.maximum
  }
}
