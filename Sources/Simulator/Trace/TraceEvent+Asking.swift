import Foundation

extension TraceEvent {
  /// Whether it asked the layout for the attributes of an element, by name or by a rectangle that its frame meets.
  public func asks(for element: ElementFrame) -> Bool {
    guard asksForAttributes else { return false }
    if let rect { return rect.sharesArea(with: element.frame) }
    guard let asked = self.element else { return false }
    return asked.category == element.category && asked.kind == element.kind
      && asked.indexPath == element.indexPath
  }
}
