#if !canImport(Darwin)
  /// Runs the body; there is no pool to drain where objects are released at once.
  public func autoreleasepool<Result, Failure>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
#endif
