import Foundation
import Testing
import UIKit

@testable import Fixes

/// A table view whose rows are estimated, with the fix and without.
@Suite("Fixes of tables")
@MainActor
struct TableFixTests {
  final class Row: UITableViewCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  /// 200 rows of 90 points, estimated at 44, in a view of 480.
  final class Source: NSObject, UITableViewDataSource {
    var ids = Array(0..<200)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init(_ delegate: (any UITableViewDelegate)?) {
      super.init()
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.estimatedRowHeight = 44
      table.delegate = delegate
      table.dataSource = self
      table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      ids.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.height = 90
      return cell
    }

    /// Scrolls down in steps that show every row, to row 50.
    func scrollDown() {
      for y in stride(from: 0, through: 4500, by: 300) {
        table.contentOffset.y = CGFloat(y)
        table.layoutIfNeeded()
      }
    }

    /// The data of the first row in view, and the distance of its top from the top of the view.
    var top: [CGFloat] {
      let path = table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
      return [CGFloat(ids[path.row]), table.rectForRow(at: path).minY - table.contentOffset.y]
    }
  }

  @Test("Rows are measured once they are shown, and the content grows with them")
  func measuring() {
    let source = Source(nil)
    // 200 rows of 44, and 46 more for each of the six of 90 that fill the screen.
    #expect(source.table.contentSize.height == 9076)
    #expect(source.table.visibleCells.count == 6)
    #expect(source.table.rectForRow(at: IndexPath(row: 6, section: 0)).minY == 540)
    source.table.estimatedRowHeight = 0
    source.table.rowHeight = 70
    source.table.layoutIfNeeded()
    #expect(source.table.contentSize.height == 14_000)
  }

  @Test(
    "Updates and reloads keep the place", arguments: ["reloadRows", "endUpdates", "reloadData"])
  func updates(call: String) {
    func top(_ delegate: (any UITableViewDelegate)?) -> [CGFloat] {
      let source = Source(delegate)
      source.scrollDown()
      #expect(source.top == [50, 0])
      switch call {
      case "reloadRows": source.table.reloadRows(at: [IndexPath(row: 52, section: 0)], with: .none)
      case "endUpdates":
        source.table.beginUpdates()
        source.table.endUpdates()
      default: source.table.reloadData()
      }
      source.table.layoutIfNeeded()
      return source.top
    }
    // By the estimates of 44 points, 4500 is in row 102.
    #expect(top(nil)[0] == 102)
    #expect(top(RememberRowHeights()) == [50, 0])
  }

  @Test("Heights follow their rows through an insert below")
  func identity() {
    let delegate = RememberRowHeights()
    let source = Source(nil)
    delegate.identity = { source.ids[$0.row] }
    source.table.delegate = delegate
    source.scrollDown()
    source.ids.append(contentsOf: 200..<210)
    source.table.insertRows(at: (200..<210).map { IndexPath(row: $0, section: 0) }, with: .none)
    source.table.layoutIfNeeded()
    #expect(source.top == [50, 0])
    #expect(source.table.numberOfRows(inSection: 0) == 210)
  }
}
