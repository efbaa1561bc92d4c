import Testing

@testable import Terminal

@Suite("How wide marks are")
struct MarkWidthTests {
  private let start = Duration.seconds(9)
  private var width = MarkWidth()
  private let single = ControlText.marks.count
  private let double = ControlText.marks.count * 2

  @Test("A cursor further on than there are marks tells that they are double, once")
  mutating func isDouble() {
    #expect(width.question(columns: 80, at: start) == ControlText.askForWidth)
    let isNews = width.recordAnswer(column: double, row: 0)
    #expect(isNews && width.isDouble)
    let isNewsAgain = width.recordAnswer(column: double, row: 0)
    #expect(!isNewsAgain)
  }

  @Test("Where there are as many columns as marks they are single")
  mutating func isSingle() {
    _ = width.question(columns: 80, at: start)
    let isNews = width.recordAnswer(column: single, row: 0)
    #expect(!isNews && !width.isDouble)
  }

  @Test("What nobody asked for, a key, and another row are no answer; one that comes late is")
  mutating func noAnswer() {
    let unasked = width.recordAnswer(column: double, row: 0)
    _ = width.question(columns: 80, at: start)
    let below = width.recordAnswer(column: double, row: 1)
    let shiftF3 = width.recordAnswer(column: 1, row: 0)
    #expect(!unasked && !below && !shiftF3 && !width.isDouble)
    let late = width.recordAnswer(column: double, row: 0)
    #expect(late && width.isDouble)
  }

  @Test("An answer is awaited from the question on, until it comes or would be late")
  mutating func awaited() {
    #expect(!width.isAwaited(at: start))
    _ = width.question(columns: 80, at: start)
    #expect(width.isAwaited(at: start) && !width.isAwaited(at: start + MarkWidth.answerTime))
    _ = width.recordAnswer(column: 4, row: 3)
    #expect(width.isAwaited(at: start))
    _ = width.recordAnswer(column: single, row: 0)
    #expect(!width.isAwaited(at: start))
  }

  @Test("It is not asked for where they have no room")
  mutating func noRoom() {
    #expect(width.question(columns: double, at: start) == nil && !width.isAsked)
    #expect(width.question(columns: double + 1, at: start) != nil)
  }
}
