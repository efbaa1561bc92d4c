import CollectionView
import Foundation
import Scenes

@testable import Simulator

/// One pane under test, with everything that must hold of it after every action.
@MainActor
struct EngineOracleRig {
  let session: Session
  let run: PaneRun

  init(_ pane: Pane) throws {
    session = try Session(Scene(name: "rig", panes: [pane]))
    run = session.panes[0]
  }

  private var view: UICollectionView { run.view }

  /// Does one thing and lets time pass; the first complaints, or none.
  ///
  /// Looks at the first frames, then at every tenth and at the last one.
  func play(_ move: EngineOraclePlay.Move) -> [String] {
    session.apply(move.action)
    var wrong = complaints()
    for frame in 1...max(1, move.frames) where frame <= move.frames && wrong.isEmpty {
      session.advance(by: .nanoseconds(16_666_667))
      if frame <= 5 || frame % 10 == 0 || frame == move.frames { wrong = complaints() }
    }
    return wrong
  }

  /// Comes to rest, looks at everything, and compares with the truth.
  func finish() -> [String] {
    session.advance(by: .seconds(30))
    let wrong = complaints()
    guard wrong.isEmpty else { return wrong }
    seeEverything()
    return complaints() + differencesFromTruth()
  }

  /// What is wrong now; empty when nothing is.
  func complaints() -> [String] {
    elementComplaints() + boundsComplaints()
      + run.judge.audit.all.filter {
        // An item of a compositional layout may have a given size, which is not that of its content, and estimates much
        // smaller than the cells, which make many cells.
        ($0.invariant != .anchor || isOneItemALine)
          && (![.sizeFidelity, .work].contains($0.invariant) || !isCompositional)
      }.map {
        "finding \($0.invariant.rawValue) at \($0.firstTime): \($0.message)"
      }
      // Insets leave no room for an item of a narrow group.
      + run.diagnostics.filter { $0.id != .cellWithoutExtent || !isCompositional }.map {
        "diagnostic \($0.id.rawValue): \($0.message)"
      }
  }

  /// Whether keeping one item in its place keeps all of them; what is measured beside an item may move it to another
  /// line or column.
  private var isOneItemALine: Bool { run.truth.arrangement?.isOneALine ?? false }

  private var isCompositional: Bool { run.pane.layout.kind == "compositional" }

  /// The layout's attributes of an element where the view shows it: in a section that scrolls across, at its present offset.
  private func shownAttributes(of applied: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    let path = applied.indexPath
    if path.count == 2, view.orthogonalScroller(ofSection: path.section) != nil {
      return view.elementsWanted(in: view.bounds).first { identity($0) == identity(applied) }
    }
    let layout = view.collectionViewLayout
    let kind = applied.representedElementKind ?? ""
    return switch applied.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Whether an element belongs between the ends of the content; a view attached to a cell may reach beyond them.
  private func isWithinContent(_ applied: UICollectionViewLayoutAttributes) -> Bool {
    applied.representedElementKind != "badge"
  }

  private func elementComplaints() -> [String] {
    var wrong: [String] = []
    let live = view.liveElements.filter { !$0.isDisappearing }
    for element in live {
      let applied = element.modelAttributes
      let path = applied.indexPath
      let current = shownAttributes(of: applied)
      if applied.representedElementCategory == .cell {
        if path.item >= run.content.model.count(inSection: path.section) {
          wrong.append("\(path) is out of range")
        }
        let entry = (element.view as? SceneCell)?.entry
        if entry != run.content.model.entry(at: path) {
          wrong.append("\(path) shows \(entry?.item.id ?? "nothing")")
        }
        if let entry, element.sizeState != .fixed, !view.scrollsHorizontally {
          let size = run.content.trueSize(of: entry, offered: applied.size.width)
          if abs(size.height - applied.size.height) > 0.5 {
            wrong.append("\(path) is \(applied.size.height) high, truly \(size.height)")
          }
        }
      }
      if current?.frame != applied.frame {
        wrong.append(
          "\(path) is at \(applied.frame), the layout says \(String(describing: current?.frame))")
      }
      if element.view.bounds.size != applied.size || element.view.center != applied.center {
        wrong.append("the view of \(path) does not stand where its attributes say")
      }
      let (end, content) = (
        end(of: applied.frame), end(of: CGRect(origin: .zero, size: view.contentSize))
      )
      if isWithinContent(applied), end > content + pixel {
        wrong.append("\(path) ends at \(end), the content at \(content)")
      }
    }
    let shown = Set(live.map { identity($0.modelAttributes) })
    let wanted = Set(view.elementsWanted(in: view.bounds).map(identity))
    if shown != wanted {
      wrong.append(
        "shown but not wanted: \(shown.subtracting(wanted).map(\.indexPath)), wanted but not shown: \(wanted.subtracting(shown).map(\.indexPath))"
      )
    }
    return wrong
  }

  private func end(of frame: CGRect) -> CGFloat {
    view.scrollsHorizontally ? frame.maxX : frame.maxY
  }

  private func identity(_ attributes: UICollectionViewLayoutAttributes) -> ElementFrame.Identity {
    ElementFrame.Identity(
      category: ElementFrame.Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind, attributes.indexPath)
  }

  private func boundsComplaints() -> [String] {
    var wrong: [String] = []
    let offset = view.contentOffset
    let scale = run.pane.displayScale
    if (offset.y * scale).rounded() != offset.y * scale
      || (offset.x * scale).rounded() != offset.x * scale
    {
      wrong.append("the offset \(offset) is not on the pixel grid")
    }
    if !run.isMoving {
      let legal = view.scrollRange.clamp(offset)
      if abs(legal.y - offset.y) > pixel || abs(legal.x - offset.x) > pixel {
        wrong.append("at rest at \(offset), nearest legal \(legal)")
      }
      if view.isDragging || view.isDecelerating || view.isTracking {
        wrong.append("at rest and yet dragging or decelerating")
      }
    }
    if view.measuredItemCount > run.content.model.itemCount {
      wrong.append("\(view.measuredItemCount) measured of \(run.content.model.itemCount)")
    }
    return wrong
  }

  /// Shows every item once, page by page.
  func seeEverything() {
    session.apply(.home)
    var visits: [Int: Int] = [:]
    seeSectionsAcross(&visits)
    for _ in 0..<2000 where !isAtEnd {
      session.apply(.page(view.scrollsHorizontally ? .right : .down))
      seeSectionsAcross(&visits)
    }
  }

  /// Shows every item of the sections on the screen that scroll across, page by page; none on more than four screens.
  private func seeSectionsAcross(_ visits: inout [Int: Int]) {
    for (section, frame) in view.orthogonalSections where visits[section, default: 0] < 4 {
      visits[section, default: 0] += 1
      guard let scroller = view.orthogonalScroller(ofSection: section) else { continue }
      let page =
        view.scrollsHorizontally
        ? CGPoint(x: 0, y: max(1, frame.height)) : CGPoint(x: max(1, frame.width), y: 0)
      scroller.contentOffset = scroller.scrollRange.minimum
      view.layoutIfNeeded()
      for _ in 0..<2000 {
        let (offset, last) = (scroller.contentOffset, scroller.scrollRange.maximum)
        let next = CGPoint(x: min(offset.x + page.x, last.x), y: min(offset.y + page.y, last.y))
        guard next.x > offset.x || next.y > offset.y else { break }
        scroller.contentOffset = next
        view.layoutIfNeeded()
      }
    }
  }

  private var isAtEnd: Bool {
    let (offset, last) = (view.contentOffset, view.scrollRange.maximum)
    return offset.x >= last.x - pixel && offset.y >= last.y - pixel
  }

  /// Where the engine and the truth differ although everything was seen; empty when they agree.
  func differencesFromTruth() -> [String] {
    var wrong: [String] = []
    // Some items of a compositional layout are never measured.
    guard isCompositional || view.measuredItemCount == run.content.model.itemCount else {
      return ["only \(view.measuredItemCount) of \(run.content.model.itemCount) measured"]
    }
    guard let truth = run.truth.layout(for: view) else { return ["no truth"] }
    guard run.truth.isBinding else { return [] }
    for element in truth.elements {
      let identity = element.identity
      let path = IndexPath(item: identity.item, section: identity.section)
      let frame: CGRect?
      switch identity.kind {
      case .item: frame = view.layoutAttributesForItem(at: path)?.frame
      case .header:
        frame =
          view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
      case .footer:
        frame =
          view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: path)?.frame
      }
      guard let frame else {
        wrong.append("\(identity) does not exist")
        continue
      }
      // Only its size can be compared.
      if isPinned(identity), frame.size == element.frame.size { continue }
      let off =
        [
          frame.minX - element.frame.minX, frame.minY - element.frame.minY,
          frame.width - element.frame.width, frame.height - element.frame.height,
        ].map { abs($0) }.max() ?? 0
      if off > pixel { wrong.append("\(identity) is at \(frame), truly \(element.frame)") }
    }
    if let size = truth.contentSize,
      abs(size.height - view.contentSize.height) > 0.01
        || view.scrollsHorizontally && abs(size.width - view.contentSize.width) > 0.01
    {
      wrong.append("content \(view.contentSize), truly \(size)")
    }
    return wrong
  }

  private func isPinned(_ identity: TrueElement.Identity) -> Bool {
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    if isCompositional {
      return run.pane.layout[CompositionalProperties.sections][identity.section]
        .boundarySupplementaryItems.contains {
          $0.elementKind == "\(identity.kind)" && $0.pinToVisibleBounds
        }
    }
    switch identity.kind {
    case .item: return false
    case .header: return layout?.sectionHeadersPinToVisibleBounds ?? false
    case .footer: return layout?.sectionFootersPinToVisibleBounds ?? false
    }
  }

  private var pixel: CGFloat { 1 / run.pane.displayScale + 0.01 }
}
