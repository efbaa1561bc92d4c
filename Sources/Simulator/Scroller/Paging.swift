/// Where a scroll view that pages comes to rest.
enum Paging {
  /// Points per second a swipe must exceed to turn the page.
  static let swipeSpeed = 300.0

  /// The page for an offset at release: at most one page on for a swipe, else the nearest, a half going up.
  ///
  /// - Parameters:
  ///   - offset: The content offset at release in points.
  ///   - velocity: Points per second on this axis.
  ///   - isSwipe: Whether the speed on either axis exceeds `swipeSpeed`.
  ///   - range: The range; its `page` is the length of a page.
  /// - Returns: Points, within the range.
  static func target(
    from offset: Double, velocity: Double, isSwipe: Bool, in range: AxisRange
  ) -> Double {
    guard range.page > 0 else { return range.clamped(offset) }
    let pages = offset / range.page
    let page: Double
    if !isSwipe {
      page = (pages + 0.5).rounded(.down)
    } else if velocity > 0 {
      page = pages.rounded(.up)
    } else {
      page = pages.rounded(.down)
    }
    return range.clamped(page * range.page)
  }
}
