import Foundation
import Simulator

extension Frame {
  /// A list whose first cell was measured in the second of two passes, with every call of both.
  static var measuring: Frame {
    var pane = PaneFrame.list
    pane.layout = "list"
    pane.behavior = "uikit"
    pane.bounds.origin.y = 40
    pane.contentSize = CGSize(width: 320, height: 4060)
    pane.scrollRange = 0...3580
    pane.itemCount = 100
    pane.measured = 1
    pane.elements = (0..<10).map { item in
      var cell = ElementFrame.cell(
        item, y: item == 0 ? 0 : Double(item) * 40 + 20, height: item == 0 ? 60 : 40,
        state: item == 0 ? .measured : .estimated, estimated: item == 0 ? 40 : nil)
      cell.detail.item = ItemIdentity(id: "row-\(item)", position: item)
      cell.detail.reuseIdentifier = "cell"
      cell.detail.trueSize = CGSize(width: 320, height: 60)
      if item == 0 { cell.detail.preferredSize = CGSize(width: 320, height: 60) }
      return cell
    }
    pane.calls = calls.enumerated().map { index, event in
      var event = event
      event.number = index + 1
      event.contentOffset = CGPoint(x: 0, y: event.pass == nil ? 40 : 40.5)
      event.contentSize = CGSize(width: 320, height: event.pass == 2 ? 4060 : 4000)
      return event
    }
    pane.ledger = [
      LedgerEntry(time: 0, isSize: true, author: "reload", from: [0, 0], to: [320, 4000]),
      LedgerEntry(time: 0.5, author: "finger", from: [0, 0], to: [0, 40]),
      LedgerEntry(
        time: 0.5, isSize: true, author: "adjustment", from: [320, 4000], to: [320, 4060],
        cause: "[0, 0] 40 → 60"),
    ]
    return Frame(title: "measuring", time: 0.5, panes: [pane])
  }

  private static var calls: [TraceEvent] {
    [
      call("shouldInvalidateLayout(forBoundsChange: 0, 40, 320, 480) → false", .layout) {
        $0.rect = CGRect(x: 0, y: 40, width: 320, height: 480)
      },
      call("scrollViewDidScroll", .delegate),
      pass(1, "bounds change"),
      call("layoutAttributesForElements(in: 0, 40, 320, 480) → 11", .layout, pass: 1) {
        $0.rect = CGRect(x: 0, y: 40, width: 320, height: 480)
      },
      call("cellForItemAt [0, 0], reused", .dataSource, pass: 1, item: 0),
      call("preferredLayoutAttributesFitting [0, 0] 320 × 40 → 320 × 60", .view, pass: 1, item: 0),
      pass(2, "preferred attributes [0, 0] 40 → 60"),
      call("prepare()", .layout, pass: 2),
      call("layoutAttributesForItem(at: [0, 0])", .layout, pass: 2, item: 0),
      call("willDisplay [0, 0]", .delegate, pass: 2, item: 0),
    ]
  }

  private static func call(
    _ text: String, _ receiver: TraceEvent.Receiver, pass: Int? = nil, item: Int? = nil,
    _ change: (inout TraceEvent) -> Void = { _ in }
  ) -> TraceEvent {
    var event = TraceEvent(time: 0.5, kind: .call, call: text)
    event.receiver = receiver
    event.asksForAttributes = text.hasPrefix("layoutAttributesFor")
    event.pass = pass
    event.element = item.map { TraceEvent.Element(indexPath: [0, $0]) }
    change(&event)
    return event
  }

  private static func pass(_ number: Int, _ because: String) -> TraceEvent {
    var event = TraceEvent(time: 0.5, kind: .pass)
    event.pass = number
    event.because = because
    return event
  }
}
