// Estimates each row of a table by its last height, so that reloadRows, endUpdates and reloadData do not move the screen.
// As in https://stackoverflow.com/q/28244475. Identify rows by their data, or inserts mix the heights up.
import UIKit

class RememberRowHeights: NSObject, UITableViewDelegate {
  var identity: (IndexPath) -> AnyHashable = { $0 }
  private var heights: [AnyHashable: CGFloat] = [:]

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heights[identity(indexPath)] = cell.frame.height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[identity(indexPath)] ?? tableView.estimatedRowHeight
  }
}
