import Foundation
import Testing

@testable import CollectionView

@Suite("Cells with configurations")
@MainActor
struct CellConfigurationTests {
  /// Content of a height for each point of width.
  struct Area: UIContentConfiguration, Hashable {
    var area: CGFloat
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { AreaView(self) }

    func updated(for state: any UIConfigurationState) -> Self {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  final class AreaView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { applied.append((configuration as? Area)?.area ?? 0) }
    }
    var applied: [CGFloat] = []

    init(_ configuration: Area) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 100, height: ((configuration as? Area)?.area ?? 0) / max(1, size.width))
    }
  }

  struct Other: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { AreaView(Area(area: 0)) }
    func updated(for state: any UIConfigurationState) -> Self { self }
  }

  @Test("The content view is made by the configuration, shows the next, and is dropped for none")
  func contentViews() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Area(area: 1000)
    let view = try #require(cell.contentView as? AreaView)
    #expect(plain.superview == nil && view.superview === cell)
    #expect(view.frame == cell.bounds)
    cell.contentConfiguration = Area(area: 2000)
    #expect(cell.contentView === view && view.applied == [2000])
    cell.contentConfiguration = Area(area: 2000)
    #expect(view.applied == [2000])
    cell.contentConfiguration = nil
    #expect(view.superview == nil && !(cell.contentView is AreaView))
  }

  @Test(
    "The configuration follows the state, unless it is updated by hand", arguments: [true, false])
  func updating(isAutomatic: Bool) {
    let cell = UICollectionViewCell(frame: .zero)
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    cell.contentConfiguration = Area(area: 1000)
    cell.isSelected = true
    #expect((cell.contentConfiguration as? Area)?.isSelected == false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Area)?.isSelected == isAutomatic)
  }

  final class ObservingCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test("Updates are coalesced until the layout pass; the handler comes after the method")
  func updates() {
    let cell = ObservingCell(frame: .zero)
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      handled.append(state.isHighlighted)
      #expect((cell as? ObservingCell)?.states.count == handled.count)
    }
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false, true])
    #expect(handled == [false, true])
  }

  @Test("States of the app's own are kept by key")
  func customStates() {
    var state = UICellConfigurationState(traitCollection: .standard)
    let key = UIConfigurationStateCustomKey("done")
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    #expect(state != UICellConfigurationState(traitCollection: .standard))
  }

  @Test(
    "A cell of a list prefers the height of its content at the list's width", arguments: [44.0, 90])
  func measuring(height: CGFloat) throws {
    let rig = ConfiguredRig(layout: ListLayout()) {
      $0.contentConfiguration = Area(area: 320 * height)
    }
    let cell = try #require(rig.view.cellForItem(at: [0, 0]))
    #expect(cell.frame.size == CGSize(width: 320, height: height))
  }

  @Test("A cell of a flow layout with an estimate prefers the whole size of its content")
  func measuringFlow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 40)
    let rig = ConfiguredRig(layout: layout) { $0.contentConfiguration = Area(area: 1000) }
    let cell = try #require(rig.view.cellForItem(at: [0, 0]))
    // At the estimate 20 points high, at its own width 10.
    #expect(cell.frame.size == CGSize(width: 100, height: 10))
  }

  @Test("A new configuration has the cell measured again")
  func remeasuring() throws {
    let rig = ConfiguredRig(layout: ListLayout()) { $0.contentConfiguration = Area(area: 16_000) }
    let cell = try #require(rig.view.cellForItem(at: [0, 0]))
    #expect(cell.frame.height == 50)
    cell.contentConfiguration = Area(area: 32_000)
    rig.view.layoutIfNeeded()
    #expect(cell.frame.height == 100)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("A configuration of another type replaces the content view, with a diagnostic")
  func replacing() throws {
    let rig = ConfiguredRig(layout: ListLayout()) { $0.contentConfiguration = Area(area: 16_000) }
    let cell = try #require(rig.view.cellForItem(at: [0, 0]))
    let view = cell.contentView
    cell.contentConfiguration = Other()
    #expect(cell.contentView !== view)
    #expect(rig.diagnostics.map(\.id) == [.contentViewReplaced])
    #expect(rig.diagnostics.first?.indexPath == [0, 0])
  }

  @Test("Editing the collection view changes the state of its cells")
  func editing() throws {
    let rig = ConfiguredRig(layout: ListLayout()) { _ in }
    let cell = try #require(rig.view.cellForItem(at: [0, 0]) as? ObservingCell)
    rig.view.isEditing = true
    rig.view.layoutIfNeeded()
    #expect(cell.states.map(\.isEditing) == [false, true])
  }

  @Test("A background configuration and background views exclude each other")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.backgroundView = UIView()
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil)
    #expect(cell.subviews.first?.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
    cell.bounds.size.width = 200
    #expect(cell.subviews.first?.frame.width == 194)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 1)
  }

  @Test("The background of a list's cell has the style of the list", arguments: [true, false])
  func backgroundsInLists(isGrouped: Bool) {
    var state = UICellConfigurationState(traitCollection: .standard)
    state.listElement = ListElement(appearance: isGrouped ? .insetGrouped : .plain, role: .row)
    let background = UIBackgroundConfiguration.listCell().updated(for: state)
    #expect(
      background.backgroundColor
        == (isGrouped ? .secondarySystemGroupedBackground : .systemBackground))
  }

  @Test("A background colour that was set stays in every state")
  func backgroundStates() {
    var state = UICellConfigurationState(traitCollection: .standard)
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.backgroundColor == .systemBackground)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .systemRed
    #expect(background.updated(for: state).backgroundColor == .systemRed)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .systemBlue)
    background.backgroundColorTransformer = .grayscale
    #expect(background.resolvedBackgroundColor(for: .white) == UIColor(white: 1, alpha: 1))
  }

  /// A view of 320 × 400 points with two items, whose cells a closure configures.
  @MainActor
  final class ConfiguredRig: NSObject, UICollectionViewDataSource, ScrollViewHost {
    let view: UICollectionView
    private let configure: (UICollectionViewCell) -> Void
    var diagnostics: [Diagnostic] = []

    init(layout: UICollectionViewLayout, configure: @escaping (UICollectionViewCell) -> Void) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      self.configure = configure
      super.init()
      view.register(ObservingCell.self, forCellWithReuseIdentifier: "cell")
      view.host = self
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell)
      return cell
    }

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      if case .diagnostic(let diagnostic) = event { diagnostics.append(diagnostic) }
    }
  }
}
