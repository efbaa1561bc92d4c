extension Int {
  /// The place in a list so many further on, or back, as far as the list goes.
  ///
  /// - Parameters:
  ///   - count: How far; any number, so that `.max` means the end.
  ///   - last: The last place, where 0 is the first.
  /// - Returns: A place of the list; 0 for one without any.
  func moved(by count: Int, upTo last: Int) -> Int {
    let (target, isBeyond) = addingReportingOverflow(count)
    return Swift.max(0, Swift.min(last, isBeyond ? (count < 0 ? 0 : last) : target))
  }
}
