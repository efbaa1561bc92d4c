/// A number to compare with.
public enum NumberMatch: Sendable, Equatable {
  case equal(Double)
  case above(Double)
  case below(Double)
}
