/// Numbers of steps: repeats within repeats may be more than there are numbers.
extension Int {
  /// The sum of two that are not negative, or the largest number.
  func addedUpToMax(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  /// The product of two that are not negative, or the largest number.
  func multipliedUpToMax(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
