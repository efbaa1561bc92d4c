import Foundation

extension UICollectionView {
  /// Reports a lasting mistake, once for each element until the data is reloaded or the layout replaced.
  ///
  /// Without a listener nothing counts as reported.
  ///
  /// - Parameters:
  ///   - id: The mistake.
  ///   - indexPath: The element; nil for none.
  ///   - kind: What else distinguishes two causes, such as the element kind.
  ///   - message: Evaluated only if it is reported.
  func diagnose(
    _ id: Diagnostic.ID, at indexPath: IndexPath? = nil, kind: String? = nil,
    _ message: @autoclosure () -> String
  ) {
    guard isHeard, book.isNews(id, at: indexPath, kind: kind) else { return }
    report(.diagnostic(Diagnostic(id, at: indexPath, message())))
  }

  /// Reports once that the view was made without a layout, in UIKit's words.
  func reportMissingLayout() {
    guard isMadeWithoutLayout, isHeard else { return }
    isMadeWithoutLayout = false
    report(
      .diagnostic(
        Diagnostic(
          .missingLayout, "UICollectionView must be initialized with a non-nil layout parameter")))
  }

  /// Reports that elements in the bounds are left out, because there are very many of them.
  func reportTooManyElements(_ count: Int) {
    diagnose(
      .tooManyElements,
      "\(count) elements are in the visible bounds, and only the first \(Self.shownLimit) of them are shown. UIKit would make a view for each; are their sizes too small?"
    )
  }

  /// Reports that `visibleCells` was read during a layout query.
  func reportQuestionDuringLayout() {
    guard isAskingLayout else { return }
    diagnose(
      .visibleCellsAskedDuringLayout,
      "visibleCells was asked while the layout was answering; the cells of the last pass are returned"
    )
  }

  /// Reports a pass that would not end, with the element that changed its size most often.
  func reportLoop() {
    let looping = sizes.mostChanged
    var message =
      "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size. \(Self.passBudget) rounds, and still changing."
    if let (key, changes) = looping {
      let list = changes.preferred.map(\.brief).joined(separator: ", ")
      message +=
        changes.preferred.count == 1
        ? " The \(key.name) asks for \(list) each time and is laid out at \(changes.laidOut.brief)."
        : " The \(key.name) asks for \(list) in turn."
    }
    diagnose(.layoutLoop, at: looping?.key.indexPath, kind: looping?.key.kind, message)
  }

  /// Reports counts that are negative or impossibly large, or that differ within one pass without a reload or update.
  func judge(sections: Int, items: [Int]) {
    if sections < 0 {
      diagnose(
        .invalidNumberOfSections,
        "numberOfSections(in:) answered \(sections), which is taken as none")
    }
    for (section, count) in items.enumerated() where count < 0 {
      diagnose(
        .invalidNumberOfItems, kind: "\(section)",
        "collectionView(_:numberOfItemsInSection:) answered \(count) for section \(section), which is taken as none"
      )
    }
    for (section, count) in items.enumerated() where count > Self.itemLimit {
      diagnose(
        .invalidNumberOfItems, kind: "\(section)",
        "collectionView(_:numberOfItemsInSection:) answered \(count) for section \(section), of which the first \(Self.itemLimit) are shown"
      )
    }
    guard isInPass else { return }
    if let before = loaded.contradiction(in: items) {
      diagnose(
        .dataSourceInconsistent,
        "the data source answered \(before) items by section and then \(items) within one layout pass, without a reload or an update in between"
      )
    }
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
  /// The number as text, without a fractional part of zero.
  var brief: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}

extension CGSize {
  /// The size as text, without fractional parts of zero.
  var brief: String { "\(width.brief) × \(height.brief)" }
}
