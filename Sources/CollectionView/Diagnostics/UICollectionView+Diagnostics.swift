import Foundation

extension UICollectionView {
  /// Tells of a mistake that lasts, once for each element until the data is reloaded or the layout replaced.
  ///
  /// What nobody heard was not told.
  ///
  /// - Parameters:
  ///   - id: The mistake.
  ///   - indexPath: The element meant; nil when none is.
  ///   - kind: What else sets one cause apart from another, such as the element's kind.
  ///   - message: Put together only when it is told.
  func tell(
    _ id: Diagnostic.ID, at indexPath: IndexPath? = nil, kind: String? = nil,
    _ message: @autoclosure () -> String
  ) {
    guard isHeard, book.isNews(id, at: indexPath, kind: kind) else { return }
    report(.diagnostic(Diagnostic(id, at: indexPath, message())))
  }

  /// Tells that the state of the screen was asked for while it was being made.
  func noteQuestionDuringLayout() {
    guard isAskingLayout else { return }
    tell(
      .visibleCellsAskedDuringLayout,
      "visibleCells was asked while the layout was answering; the cells of the last pass are returned"
    )
  }

  /// Says of a pass that would not end which element kept changing its size, and between which sizes.
  func noteLoop() {
    let key = sizeHistory.last.map { ElementKey($0.category, kind: $0.kind, at: $0.indexPath) }
    let sizes = sizeHistory.filter { $0.indexPath == key?.indexPath && $0.kind == key?.kind }
      .reduce(into: [CGSize]()) { sizes, change in
        if !sizes.contains(change.preferred) { sizes.append(change.preferred) }
      }
    var message =
      "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size. \(Self.passBudget) rounds, and still changing."
    if let key {
      let list = sizes.map { "\($0.width.brief) × \($0.height.brief)" }.joined(separator: ", ")
      message +=
        sizes.count == 1
        ? " The \(key.name) asks for \(list) each time, which is not how it was laid out."
        : " The \(key.name) asks for \(list) in turn."
    }
    tell(.layoutLoop, at: key?.indexPath, kind: key?.kind, message)
  }

  /// Compares counts asked for twice in one pass without a reload or update in between, and tells of
  /// negative and of impossibly large ones.
  func judge(sections: Int, items: [Int]) {
    if sections < 0 {
      tell(
        .invalidNumberOfSections,
        "numberOfSections(in:) answered \(sections), which is taken as none")
    }
    for (section, count) in items.enumerated() where count < 0 {
      tell(
        .invalidNumberOfItems, kind: "\(section)",
        "collectionView(_:numberOfItemsInSection:) answered \(count) for section \(section), which is taken as none"
      )
    }
    for (section, count) in items.enumerated() where count > Self.itemLimit {
      tell(
        .invalidNumberOfItems, kind: "\(section)",
        "collectionView(_:numberOfItemsInSection:) answered \(count) for section \(section), of which the first \(Self.itemLimit) are shown"
      )
    }
    guard isInPass else { return }
    if let before = countsOfPass, before != items {
      tell(
        .dataSourceInconsistent,
        "the data source answered \(before) items by section and then \(items) within one layout pass, without a reload or an update in between"
      )
    }
    countsOfPass = items
  }
}

extension ElementKey {
  /// The element in words, as UIKit names it.
  var name: String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    switch category {
    case .cell: return "cell at index path (\(path))"
    case .supplementaryView:
      return "supplementary item of kind \(kind ?? "") at index path (\(path))"
    case .decorationView: return "decoration item of kind \(kind ?? "") at index path (\(path))"
    }
  }
}

extension CGFloat {
  /// The number without a fraction that says nothing.
  var brief: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}
