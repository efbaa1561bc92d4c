import Testing

@testable import CollectionView

@Suite("The least of many")
struct LeastTests {
  @Test("They come in their order, as many as are wanted or there are")
  func least() {
    let numbers = [5, 3, 9, 1, 1, 7]
    for count in 0...8 { #expect(numbers.least(count) == Array(numbers.sorted().prefix(count))) }
    #expect([Int]().least(2) == [])
  }
}
