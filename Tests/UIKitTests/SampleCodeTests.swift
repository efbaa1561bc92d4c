import Foundation
import Testing
import UIKit

// Controllers written as the sample code of apps is: in one file with one import, and by the names of UIKit alone. A member
// that vanishes breaks the build of this file.

/// A page of sections, each with a layout of its own.
private final class TripsViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, regions, photos
  }

  struct Trip: Hashable {
    let id: Int
    var name = "Trip"
  }

  static let badgeKind = "badge"
  static let backgroundKind = "background"

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Trip>!
  private(set) var handled: [(items: Int, offset: CGFloat)] = []
  private(set) var diagnostics: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Trips"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add(Trip(id: 1_000)) })
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.diagnosticHandler = { [weak self] in self?.diagnostics.append($0.message) }
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot()
  }

  // MARK: Layout

  private func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        switch Section(rawValue: index) {
        case .featured: featuredSection()
        case .regions: regionsSection()
        case .photos: photosSection(environment)
        case nil: nil
        }
      }, configuration: configuration)
    layout.register(
      UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
    return layout
  }

  /// A row of pages with badges, under a pinned header and on a background.
  private func featuredSection() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(100)),
      subitems: [item])
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let background = NSCollectionLayoutDecorationItem.background(elementKind: Self.backgroundKind)
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)

    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [background]
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let isFar = item.frame.midX - offset.x > environment.container.contentSize.width
        item.alpha = isFar ? 0.5 : 1
      }
      self?.handled.append((items.count, offset.x))
    }
    return section
  }

  /// A large item beside a column of two.
  private func regionsSection() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.96), heightDimension: .fractionalHeight(0.5)))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: nil, trailing: nil, bottom: .none)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    column.interItemSpacing = .flexible(0)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [large, column])
    return NSCollectionLayoutSection(group: group)
  }

  /// Two columns of heights that a closure returns.
  private func photosSection(_ environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let width = environment.container.effectiveContentSize.width / 2
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width, height: 150), zIndex: 1),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width, y: 0, width: width, height: 90)),
      ]
    }
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: Data

  final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 40
      return layoutAttributes
    }
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Trip> {
      cell, indexPath, trip in
      var content = UIListContentConfiguration.cell()
      content.text = "\(trip.name) \(trip.id)"
      content.textProperties.alignment = .center
      content.directionalLayoutMargins = .zero
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      background.strokeColor = .systemGray3
      background.strokeWidth = 1 / cell.traitCollection.displayScale
      cell.backgroundConfiguration = background
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      header.label.text = dataSource.sectionIdentifier(for: indexPath.section).map { "\($0)" }
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: Self.badgeKind
    ) { [unowned self] badge, _, indexPath in
      badge.isHidden = dataSource.itemIdentifier(for: indexPath)?.id == 3
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Trip>(collectionView: collectionView) {
      collectionView, indexPath, trip in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: trip)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == Self.badgeKind
        ? collectionView.dequeueConfiguredReusableSupplementary(
          using: badgeRegistration, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(
          using: headerRegistration, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Trip>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<8).map { Trip(id: $0) }, toSection: .featured)
    snapshot.appendItems((100..<106).map { Trip(id: $0) }, toSection: .regions)
    snapshot.appendItems((200..<300).map { Trip(id: $0) }, toSection: .photos)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func add(_ trip: Trip) {
    var snapshot = dataSource.snapshot()
    guard let first = snapshot.itemIdentifiers(inSection: .featured).first else { return }
    snapshot.insertItems([trip], beforeItem: first)
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .regions))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

/// An outline of folders whose rows have accessories and swipe actions.
private final class FoldersViewController: UICollectionViewController {
  struct Row: Hashable {
    let name: String
  }

  private(set) var dataSource: UICollectionViewDiffableDataSource<String, Row>!
  private(set) var diagnostics: [String] = []
  private var starred: Set<Row> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [UIAction(title: "Select") { [weak self] _ in self?.isEditing = true }]
      )
    )
    clearsSelectionOnViewWillAppear = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.diagnosticHandler = { [weak self] in self?.diagnostics.append($0.message) }
    collectionView.setCollectionViewLayout(createLayout(), animated: false)
    configureDataSource()
    applyOutline()
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(
        appearance: index == 0 ? .insetGrouped : .plain)
      configuration.headerMode = index == 0 ? .firstItemInSection : .none
      configuration.footerMode = .none
      configuration.showsSeparators = true
      configuration.backgroundColor = .systemBackground
      configuration.separatorConfiguration.topSeparatorVisibility = .hidden
      configuration.itemSeparatorHandler = { indexPath, separator in
        var separator = separator
        separator.bottomSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
        return separator
      }
      configuration.trailingSwipeActionsConfigurationProvider = swipeActions
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      section.interGroupSpacing = 2
      return section
    }
  }

  func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let star = UIContextualAction(style: .normal, title: "Star") { [weak self] _, _, completion in
      self?.toggleStar(row)
      completion(true)
    }
    star.image = UIImage(systemName: "star")
    star.backgroundColor = .systemYellow
    let configuration = UISwipeActionsConfiguration(actions: [star])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func toggleStar(_ row: Row) {
    if starred.remove(row) == nil { starred.insert(row) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([row])
    dataSource.apply(snapshot)
  }

  private func configureDataSource() {
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = row.name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let file = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [unowned self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.name
      content.secondaryText = "file"
      content.image = UIImage(systemName: "doc")
      content.imageProperties.preferredSymbolConfiguration = .init(scale: .small)
      cell.contentConfiguration = content
      cell.indentationLevel = 1
      var accessories: [UICellAccessory] = [
        .disclosureIndicator(), .reorder(displayed: .whenEditing), .multiselect(),
      ]
      if starred.contains(row) {
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        accessories.append(
          .customView(configuration: .init(customView: star, placement: .trailing())))
      }
      cell.accessories = accessories
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemBlue }
        cell.backgroundConfiguration = background
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, row in
      row.name.hasPrefix("Folder")
        ? collectionView.dequeueConfiguredReusableCell(using: folder, for: indexPath, item: row)
        : collectionView.dequeueConfiguredReusableCell(using: file, for: indexPath, item: row)
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.name.hasPrefix("Folder") }
    dataSource.reorderingHandlers.canReorderItem = { !$0.name.hasPrefix("Folder") }
    dataSource.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions { _ = section.finalSnapshot.items }
    }
  }

  private func applyOutline() {
    for (section, folders) in [("main", 3), ("more", 2)] {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
      for number in 0..<folders {
        let root = Row(name: "Folder \(section) \(number)")
        snapshot.append([root])
        snapshot.append((0..<4).map { Row(name: "File \(section) \(number) \($0)") }, to: root)
      }
      if section == "main" { snapshot.expand([snapshot.rootItems[0]]) }
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
  }

  func expandAll(in section: String) {
    var snapshot = dataSource.snapshot(for: section)
    snapshot.expand(snapshot.rootItems)
    dataSource.apply(snapshot, to: section, animatingDifferences: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

@Suite("Code as in samples", .serialized)
@MainActor
struct SampleCodeTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("A page has its sections where the arithmetic of their groups puts them")
  func page() throws {
    let controller = TripsViewController()
    let window = show(controller)
    let view = try #require(controller.collectionView)
    func cell(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func other(_ kind: String, _ path: IndexPath) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
    // Header 40 as measured, insets of 10, items of 100.
    let first: IndexPath = [0, 0]
    #expect(
      other(UICollectionView.elementKindSectionHeader, first)
        == CGRect(x: 10, y: 0, width: 380, height: 40))
    #expect(cell(0, 0) == CGRect(x: 10, y: 50, width: 320, height: 100))
    #expect(cell(1, 0) == CGRect(x: 340, y: 50, width: 320, height: 100))
    #expect(
      other(TripsViewController.badgeKind, first) == CGRect(x: 320, y: 40, width: 20, height: 20))
    #expect(
      view.collectionViewLayout.layoutAttributesForDecorationView(
        ofKind: TripsViewController.backgroundKind, at: first)?.frame
        == CGRect(x: 5, y: 0, width: 390, height: 160))
    // From 180: half the width beside a column of two, which their edge spacing moves.
    #expect(cell(0, 1) == CGRect(x: 5, y: 185, width: 190, height: 190))
    #expect(cell(1, 1) == CGRect(x: 208, y: 180, width: 192, height: 100))
    #expect(cell(2, 1) == CGRect(x: 208, y: 280, width: 192, height: 100))
    #expect(cell(3, 1) == CGRect(x: 5, y: 385, width: 190, height: 190))
    // From 600: a column of 150 points beside one of 90.
    #expect(cell(0, 2) == CGRect(x: 0, y: 600, width: 200, height: 150))
    #expect(cell(1, 2) == CGRect(x: 200, y: 600, width: 200, height: 90))
    #expect(view.contentSize == CGSize(width: 400, height: 600 + 50 * 150))
    // Two cells, a badge and the header; the middle of the second cell is beyond the edge.
    #expect(controller.handled.last?.items == 4)
    #expect(controller.handled.last?.offset == 0)
    #expect(view.cellForItem(at: first)?.alpha == 1)
    #expect(view.cellForItem(at: [0, 1])?.alpha == 0.5)
    window.isHidden = true
  }

  @Test("A page scrolls, takes a snapshot and turns without a mistake")
  func pageChanges() throws {
    let controller = TripsViewController()
    let window = show(controller)
    let view = try #require(controller.collectionView)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 10, y: 60, width: 380, height: 40))
    view.scrollToItem(at: [2, 99], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.max() == [2, 99])
    #expect(view.contentOffset == CGPoint(x: 0, y: 600 + 49 * 150 + 90 - 800))
    controller.navigationItem.rightBarButtonItem.map { _ in controller.add(.init(id: 1_000)) }
    #expect(view.numberOfItems(inSection: 0) == 9)
    #expect(controller.dataSource.itemIdentifier(for: [0, 0])?.id == 1_000)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    view.layoutIfNeeded()
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 800, height: 600 + 50 * 150))
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 10, y: 50, width: 640, height: 100))
    #expect(controller.diagnostics == [])
    window.isHidden = true
  }

  @Test("An outline expands, and its rows have the list's places")
  func outline() throws {
    let controller = FoldersViewController()
    let window = show(controller)
    let view = try #require(controller.collectionView)
    #expect((0..<2).map(view.numberOfItems(inSection:)) == [7, 2])
    let row = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect(row.frame.minX == 16 && row.frame.width == 368)
    #expect(row.accessories.count == 3)
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == "File main 0 0")
    let before = view.contentSize.height
    controller.expandAll(in: "main")
    #expect((0..<2).map(view.numberOfItems(inSection:)) == [15, 2])
    view.layoutIfNeeded()
    #expect(view.contentSize.height > before)
    controller.expandAll(in: "more")
    for offset in stride(from: 0, through: 1_200, by: 40) {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    #expect(view.cellForItem(at: [1, 9])?.frame.width == 400)
    #expect(controller.diagnostics == [])
    window.isHidden = true
  }

  @Test("A row is starred by its swipe action, and its selection leads on")
  func rowActions() throws {
    let controller = FoldersViewController()
    let window = show(controller)
    let view = try #require(controller.collectionView)
    let action = try #require(controller.swipeActions(at: [0, 2])?.actions.first)
    action.handler(action, view) { #expect($0) }
    let row = try #require(view.cellForItem(at: [0, 2]) as? UICollectionViewListCell)
    #expect(row.accessories.count == 4)
    controller.collectionView(view, didSelectItemAt: [0, 2])
    #expect(controller.navigationController?.viewControllers.count == 2)
    #expect(controller.diagnostics == [])
    window.isHidden = true
  }
}
