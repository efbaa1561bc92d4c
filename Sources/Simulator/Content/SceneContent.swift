import CollectionView
import Foundation
import Layouts
import Scenes

/// The content of a pane: the live data, and the true size of every item.
@MainActor
final class SceneContent: NSObject {
  private(set) var pane: Pane
  private(set) var model: Model
  /// Whether the layout sets the width of its cells, so that only the height of a true size is used.
  private(set) var imposesWidth: Bool
  /// The property with the delegate's answers; nil if the scene gives none.
  private(set) var delegateSizes: Property<DelegateSizes?>?
  private var sizer: CellSizer {
    didSet { sizeVersion += 1 }
  }
  /// Incremented whenever the true size of an item may have changed.
  private(set) var sizeVersion = 0
  private var lateContent: LateContent
  /// The number of times the cell of an item was asked for its size, by position; for cells whose preferred size
  /// alternates.
  private var asked: [Int: Int] = [:]
  /// The item whose cell was asked for its size last, until the layout receives that size.
  private var lastAsked: ModelEntry?
  /// Elements whose content has changed and whose sizes have not been requested since.
  ///
  /// A size that the layout has for them is out of date, and the layout cannot know that.
  private(set) var changedUnasked: Set<ContentElement> = []
  /// All elements whose content has changed.
  private var changed: Set<ContentElement> = []

  /// The delegate's last answers by position, kept for content that the oracle lays out whole.
  private var answers: [Int: CGSize] = [:]
  /// Incremented whenever an answer of the delegate differs from its last one.
  private(set) var answerVersion = 0
  /// The width that the delegate was first asked for in each section.
  private(set) var rememberedWidths: [Int: CGFloat] = [:]

  /// Counts the sizes requested from the delegate and from cells since the last frame.
  let requests: SizeRequests

  init(_ pane: Pane, patience: Patience? = nil) {
    requests = SizeRequests(patience ?? Patience())
    self.pane = pane
    imposesWidth = pane.layout.simulated.imposesWidth
    delegateSizes = pane.layout.hasDelegateSizes ? pane.layout.simulated.delegateSizes : nil
    model = Model(pane.data)
    sizer = CellSizer(pane)
    lateContent = LateContent(pane.cell.changes)
  }

  /// The virtual time of the next late content, in seconds; nil if all has arrived.
  var nextArrival: Double? { lateContent.next }

  /// The index paths that the late content names that is due and not yet added.
  func dueItems(at time: Double) -> [IndexPath] { lateContent.dueItems(at: time) }

  /// Adds the late content that is due.
  ///
  /// - Returns: The items that changed.
  func arrive(at time: Double) -> [IndexPath] {
    let reached = lateContent.arrive(at: time, in: model)
    recordChanges(reached.compactMap { model.position(at: $0).map { .item($0) } })
    return reached
  }

  /// The elements that exist now among those that a growth names.
  func elements(of growth: Growth) -> [ContentElement] {
    func edges(_ edge: SectionEdge, _ sections: [Int]) -> [ContentElement] {
      sections.compactMap { section in
        model.number(ofSection: section).map { .edge(edge, ofSection: $0) }
      }
    }
    return growth.items.compactMap { path in model.position(at: path).map { .item($0) } }
      + edges(.header, growth.headers) + edges(.footer, growth.footers)
  }

  /// Enlarges elements.
  func grow(_ elements: [ContentElement], by size: CGSize) {
    for element in elements { lateContent.grow(element, by: size) }
    recordChanges(elements)
  }

  private func recordChanges(_ elements: [ContentElement]) {
    if !elements.isEmpty { sizeVersion += 1 }
    changed.formUnion(elements)
    changedUnasked.formUnion(elements)
  }

  /// The size added so far to the content of an element.
  func added(to element: ContentElement) -> CGSize { lateContent.added(to: element) }

  /// Call when the width of cells may have changed.
  ///
  /// A size that the layout has for the new width may be older than a change of the content.
  func widthChanged() { changedUnasked = changed }

  /// Changes to another version of the pane.
  ///
  /// - Parameters:
  ///   - pane: The new version of the pane.
  ///   - isNew: Whether the items or their cells are different ones, so that nothing known of them is kept.
  ///   - startsData: Whether to start again with the items of the data set.
  func change(to pane: Pane, isNew: Bool, startsData: Bool) {
    if startsData {
      model = Model(pane.data, version: model.version + 1)
      lateContent.forgetArrivals()
    } else if pane.data != self.pane.data {
      model.show(pane.data)
    }
    self.pane = pane
    imposesWidth = pane.layout.simulated.imposesWidth
    delegateSizes = pane.layout.hasDelegateSizes ? pane.layout.simulated.delegateSizes : nil
    sizer = CellSizer(pane)
    guard isNew else { return widthChanged() }
    asked = [:]
    answers = [:]
    changed = []
    changedUnasked = []
  }

  /// Applies a batch update to the data.
  func apply(_ update: OutlineUpdate) throws(ModelError) {
    try model.apply(update)
  }

  /// The true size of an item, in points.
  ///
  /// Does not count as asking the cell for its size.
  ///
  /// - Parameters:
  ///   - entry: The item.
  ///   - offered: The width of its place, used only for a layout that imposes widths; nil for an item that determines its
  ///     own.
  /// - Returns: The size in points, as wide as the place if the layout imposes widths.
  func trueSize(of entry: ModelEntry, offered: CGFloat?) -> CGSize {
    guard imposesWidth, let offered else { return size(of: entry, inWidth: nil) }
    var size = size(of: entry, inWidth: offered)
    size.width = offered
    return size
  }

  /// The width that the layout offers the cell of an item, which is given its present width; nil for a cell that
  /// determines its own.
  func offeredWidth(_ width: CGFloat, at path: IndexPath) -> CGFloat? {
    let layout = requests.view?.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.measuresWidth(ofItemAt: path) == true ? nil : width
  }

  /// The size that the content of an item needs in a place of a width, or without one; content that can flow is as wide
  /// as its place.
  func size(of entry: ModelEntry, inWidth width: CGFloat?) -> CGSize {
    sizer.size(
      of: entry.item, at: entry.position, offered: width,
      added: lateContent.added(toItemAt: entry.position), asked: asked[entry.position] ?? 0)
  }

  /// Whether the cell of an item takes its size from a collection view inside it that it has not laid out.
  func measuresBeforeLayout(_ entry: ModelEntry) -> Bool {
    guard case .inner(let inner) = pane.cell.source else { return false }
    return inner.measured == .beforeLayout && entry.item.size == nil
  }

  /// Whether a layout that computes all elements goes on.
  func continuesLayout(after count: Int) -> Bool {
    requests.report(count, of: model.itemCount)
  }

  /// Records that the cell of an item was asked for its size.
  func recordCellQuery(_ entry: ModelEntry) {
    if pane.layout.sizing != .delegate { recordUpToDate(.item(entry.position)) }
    lastAsked = entry
    requests.count(of: model.itemCount)
    guard !pane.cell.alternates.isEmpty else { return }
    asked[entry.position, default: 0] += 1
    sizeVersion += 1
  }

  /// Asks the delegate for the size of an item, and records the answer.
  ///
  /// If the delegate gives the sizes, the preferred size of a cell is ignored.
  func askDelegate(for entry: ModelEntry, in room: DelegateRoom) -> CGSize {
    if rememberedWidths[room.section] == nil { rememberedWidths[room.section] = room.width }
    let size = delegateSize(of: entry, in: room)
    if pane.layout.sizing == .delegate { recordUpToDate(.item(entry.position)) }
    requests.count(of: model.itemCount)
    if model.itemCount <= Oracle.wholeLimit, answers[entry.position] != size {
      answers[entry.position] = size
      answerVersion += 1
    }
    return size
  }

  /// The delegate's last answer for an item; nil if it was not asked, or if there are too many items.
  func lastAnswer(for entry: ModelEntry) -> CGSize? { answers[entry.position] }

  /// Records that the size of an element was requested, so that the layout knows its changes.
  func recordUpToDate(_ element: ContentElement) {
    if !changedUnasked.isEmpty { changedUnasked.remove(element) }
  }

  /// Forgets the item whose cell was asked for its size last.
  ///
  /// - Returns: That item.
  func removeLastAsked() -> ModelEntry? {
    defer { lastAsked = nil }
    return lastAsked
  }
}

extension SceneContent: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sectionCount }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    model.count(inSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SceneCell.identifier, for: indexPath)
    if let cell = cell as? SceneCell {
      cell.entry = model.entry(at: indexPath)
      if cell.content !== self { cell.content = self }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SceneSupplementaryView.identifier, for: indexPath)
    if let view = view as? SceneSupplementaryView {
      let edge = SectionEdge(kind: kind, at: indexPath)
      switch edge {
      case .header: view.text = model.header(ofSection: indexPath.section) ?? ""
      case .footer: view.text = model.footer(ofSection: indexPath.section) ?? ""
      case nil: view.text = pane.layout.name(ofKind: kind)
      }
      view.trueSize = edge.map { trueSize(of: $0, shownIn: indexPath.section) } ?? { nil }
      view.isSideways = { [weak self] in
        self?.pane.layout[FlowProperties.scrollDirection] == .horizontal
      }
    }
    return view
  }
}

extension SceneContent: UICollectionViewDataSourcePrefetching {
  /// There is nothing to load; the trace and the counters record the call.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}

extension SceneContent: TwoColumnPhotosLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    guard let layout = collectionView.collectionViewLayout as? TwoColumnPhotosLayout,
      let entry = model.entry(at: indexPath)
    else { return 0 }
    let insets = collectionView.adjustedContentInset
    let columns = CGFloat(max(1, layout.columns))
    let width = (collectionView.bounds.width - insets.left - insets.right) / columns
    return trueSize(of: entry, offered: max(0, width - 2 * layout.cellPadding)).height
  }
}

extension SceneContent: TimelineLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    model.entry(at: indexPath).map { trueSize(of: $0, offered: width).height } ?? 0
  }
}

extension SceneContent {
  /// Parts of the scene that this layout does not show, although they are valid.
  var notices: [DiagnosticNote] {
    var notices = [SectionEdge.header, .footer].filter { edge in
      !pane.layout.simulated.shows(edge, in: pane.layout)
        && pane.data.sections.contains { $0[keyPath: edge.text] != nil }
    }.map(notShown)
    notices += pane.layout.compositionalNotices
    if let property = unaskedAnswers {
      notices.append(
        DiagnosticNote(
          id: "delegateNotAsked", indexPath: nil,
          message:
            "`\(property)` has no effect: with `sizing: \(pane.layout.sizing.rawValue)` the layout asks no delegate for sizes"
        ))
    }
    if let file = pane.data.file, let remark = file.remark {
      notices.append(
        DiagnosticNote(id: "dataFile", indexPath: nil, message: "\(file.path): \(remark)"))
    }
    return notices
  }

  /// The property with the delegate's answers, if the scene gives some and the layout does not ask for them.
  private var unaskedAnswers: String? {
    guard delegateSizes == nil, let name = pane.layout.simulated.delegateSizes?.name,
      pane.layout.properties[name] != nil
        || pane.layout.perSection.contains(where: { $0[name] != nil })
    else { return nil }
    return name
  }

  /// A notice that the data file has become shorter since it was opened; nil if it has not.
  var shrunkNotice: DiagnosticNote? {
    guard pane.data.sections.first?.items.hasShrunk == true, let file = pane.data.file else {
      return nil
    }
    return DiagnosticNote(
      id: "dataFileShrunk", indexPath: nil,
      message:
        "\(file.path) has become shorter since it was opened; what is no longer there is empty")
  }

  private func notShown(_ edge: SectionEdge) -> DiagnosticNote {
    let kind = pane.layout.simulated
    let property = kind.referenceSize(of: edge).map { " without `\($0.name)`" } ?? ""
    return DiagnosticNote(
      id: "\(edge)sNotShown", indexPath: nil,
      message: "the data has \(edge)s, and the layout `\(kind.kind.name)` shows none\(property)")
  }
}
