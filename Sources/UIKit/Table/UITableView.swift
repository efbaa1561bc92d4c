import CollectionView
import Foundation

/// A table of rows that are estimated until they are shown.
///
/// A part of UIKit's class, for code that gives and keeps row heights: sections of rows, without headers, footers, editing,
/// selection and animations. Scenes lay out tables with the engine's `TableLayout`, not with this class. That an update drops
/// the heights of rows off the screen, and that the content offset stays, is inferred from reports
/// (https://stackoverflow.com/q/28244475).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for a height that the table or the cell determines.
  public static let automaticDimension: CGFloat = -1

  /// The styles of UIKit; without headers and footers they look alike.
  public enum Style: Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How changed rows appear; updates are not animated here.
  public enum RowAnimation: Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic
  }

  /// The bounds; a scroll shows other rows in the next layout pass.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
  }

  /// The style that the table was created with.
  public let style: Style

  /// Weak; setting another one reloads the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Weak; the scroll view's delegate with a narrower type.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      reloadData()
    }
  }

  /// The height of rows for which the delegate has none; `automaticDimension` asks the cells.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }

  /// The height of rows until they are shown; 0 asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// The estimate of a table that has none.
  private static let defaultHeight: CGFloat = 44

  private var rows = TableRows()
  /// The cells on the screen.
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var registrations: [String: UITableViewCell.Type] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var needsReload = true
  /// The number of updates that have begun and not ended.
  private var updates = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  // MARK: Cells

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    registrations[identifier] = cellClass
  }

  /// A cell to reuse, or a new one of the registered class, else of `UITableViewCell`.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return (registrations[identifier] ?? UITableViewCell.self)
      .init(style: .default, reuseIdentifier: identifier)
  }

  /// The cell of a row on the screen; nil for any other.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells on the screen, from the top.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows on the screen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// The frame of a row, by its estimate until it was shown; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return rows.span(of: indexPath).map {
      CGRect(x: 0, y: $0.lowerBound, width: bounds.width, height: $0.upperBound - $0.lowerBound)
    } ?? .zero
  }

  open var numberOfSections: Int {
    reloadIfNeeded()
    return rows.sectionCount
  }

  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rows.count(inSection: section)
  }

  // MARK: Updates

  /// Drops all cells and heights; the content offset stays.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Shows rows anew; outside an update, an update of its own.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performUpdate { indexPaths.forEach(recycle) }
  }

  /// Shows rows that the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performUpdate { cells.keys.sorted().forEach(recycle) }
  }

  /// Removes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performUpdate { cells.keys.sorted().forEach(recycle) }
  }

  open func beginUpdates() { updates += 1 }

  /// Ends an update: estimates all rows off the screen again, and measures those on it.
  open func endUpdates() {
    updates = max(0, updates - 1)
    guard updates == 0 else { return }
    reloadData()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  private func performUpdate(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  // MARK: Layout

  /// Shows the rows that intersect the bounds, and measures each of them once.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    var shown: Set<IndexPath> = []
    // A measured row moves those after it, so each row is found after the ones before it were measured.
    var next = rows.first(endingAfter: bounds.minY)
    while let path = next, let span = rows.span(of: path), span.lowerBound < bounds.maxY {
      show(path)
      shown.insert(path)
      next = rows.path(after: path)
    }
    for path in cells.keys where !shown.contains(path) { recycle(path) }
    for (path, cell) in cells { cell.frame = rectForRow(at: path) }
    contentSize = CGSize(width: bounds.width, height: rows.extent)
  }

  private func show(_ path: IndexPath) {
    guard cells[path] == nil, let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    addSubview(cell)
    rows.setHeight(height(of: path, cell), at: path)
    cell.frame = rectForRow(at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// The height of a row: the delegate's, else `rowHeight`, else the one that its cell prefers.
  private func height(of path: IndexPath, _ cell: UITableViewCell?) -> CGFloat {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given != Self.automaticDimension { return given }
    guard let cell else { return Self.defaultHeight }
    return cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func reloadIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    cells.keys.sorted().forEach(recycle)
    let sections = dataSource.numberOfSections(in: self)
    rows = TableRows(
      (0..<sections).map { section in
        (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
          estimate(of: IndexPath(row: row, section: section))
        }
      })
  }

  private func estimate(of path: IndexPath) -> CGFloat {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    switch estimate {
    case 0: return height(of: path, nil)
    case Self.automaticDimension: return Self.defaultHeight
    default: return estimate
    }
  }
}
