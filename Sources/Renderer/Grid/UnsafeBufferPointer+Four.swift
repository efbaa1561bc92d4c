extension UnsafeBufferPointer<UInt64> {
  /// Four numbers, to be compared in one step.
  func four(at index: Int) -> SIMD4<UInt64> {
    SIMD4(self[index], self[index + 1], self[index + 2], self[index + 3])
  }
}

extension UnsafeBufferPointer<PackedCell> {
  /// Four cells as numbers.
  func four(at index: Int) -> SIMD4<UInt64> {
    SIMD4(
      self[index].number, self[index + 1].number, self[index + 2].number, self[index + 3].number)
  }
}
