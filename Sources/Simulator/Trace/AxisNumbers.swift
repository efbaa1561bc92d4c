/// The numbers of an offset or a size, one for each axis: an array without storage of its own.
@propertyWrapper
public struct AxisNumbers: Sendable, Equatable {
  private var numbers = SIMD2<Double>()
  private let count: Int

  /// As many of the numbers as there are axes.
  public init(wrappedValue: [Double]) {
    count = min(wrappedValue.count, numbers.scalarCount)
    for axis in 0..<count { numbers[axis] = wrappedValue[axis] }
  }

  init(_ horizontal: Double, _ vertical: Double) {
    numbers = SIMD2(horizontal, vertical)
    count = numbers.scalarCount
  }

  public var wrappedValue: [Double] {
    get { (0..<count).map { numbers[$0] } }
    set { self = AxisNumbers(wrappedValue: newValue) }
  }

  /// Takes those of another that are less.
  mutating func lower(to other: AxisNumbers) {
    for axis in 0..<min(count, other.count) where other.numbers[axis] < numbers[axis] {
      numbers[axis] = other.numbers[axis]
    }
  }

  /// Takes those of another that are greater.
  mutating func raise(to other: AxisNumbers) {
    for axis in 0..<min(count, other.count) where other.numbers[axis] > numbers[axis] {
      numbers[axis] = other.numbers[axis]
    }
  }
}

extension AxisNumbers: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try [Double](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}
