import Foundation
import Renderer
import Simulator
import Terminal

extension LiveLoop {
  /// The number of items searched between two readings of the clock.
  private static let slice = 2000
  /// The longest time that a search may delay the loop.
  private static let searchTime: Duration = .milliseconds(8)

  /// Applies a command of the search.
  func apply(_ command: SearchCommand) {
    switch command {
    case .type(let text): begin(text)
    case .go(let text):
      if searchedPane == pane, let pattern = TextPattern(text),
        search?.goToFirst(of: pattern) == true
      {
        return
      }
      begin(text)
      search?.goToFirst()
    case .next:
      followPane()
      search?.goToNext()
    case .previous:
      followPane()
      search?.goToPrevious()
    case .end: endSearch()
    }
  }

  /// Scrolls to the item that was typed, or shows in the prompt why that is impossible.
  func go(to text: String) {
    guard let destination = Destination(text) else {
      return complain(Destination.complaint, about: text)
    }
    endSearch()
    do {
      if let number = try timeline.number(of: destination, inPane: pane) {
        apply(.place(.number(number + 1), .centeredVertically))
      } else if case .id(let id) = destination {
        beginSearch(for: id)
      }
    } catch {
      complain([error.description], about: text)
    }
  }

  /// Continues the search for a few milliseconds, and scrolls to a requested match.
  func continueSearch() {
    showSoughtLine()
    followPane()
    guard var search else { return }
    let end = Platform.now + Self.searchTime
    let before = search
    repeat {
      timeline.scan(&search, pane: pane, atMost: Self.slice)
    } while search.isScanning && Platform.now < end
    let found = search.requestedMatch()
    self.search = search
    if let found {
      let path = timeline.path(ofItem: found, inPane: pane)
      var line: SoughtLine?
      if case .text(let pattern) = search.target, let path {
        line = SoughtLine(pattern: pattern, path: path, pane: pane)
      }
      if line.map({ !show($0) }) ?? true {
        apply(.place(.number(found + 1), .centeredVertically))
        soughtLine = line
        showSoughtLine()
      }
    }
    if case .id(let id) = search.target {
      report(search, for: id, found: found != nil, isNew: before.scanned == 0)
    } else if search != before {
      let first = search.first.flatMap { timeline.path(ofItem: $0, inPane: pane) }
      let current = search.current.flatMap { timeline.path(ofItem: $0, inPane: pane) }
      screen.state.search?.take(search, first: first, current: current)
    } else {
      return
    }
    needsDrawing = true
  }

  /// Shows the progress of a search for an item by its id, and ends the search once the item is found.
  ///
  /// If the search ends immediately without a result, the prompt in which the id was typed shows that. A longer search closes the
  /// prompt and reports in the row of the keys.
  private func report(_ search: ContentSearch, for id: String, found: Bool, isNew: Bool) {
    if found {
      endSearch()
    } else if isNew, search.isComplete {
      endSearch()
      complain(["no item has the id \(id)"], about: "#\(id)")
    } else {
      screen.state.search?.take(search, first: nil)
    }
  }

  /// Scrolls to the line of a match in a text that is taller than its viewport, once the match's cell is live and nothing moves.
  private func showSoughtLine() {
    guard let line = soughtLine, !timeline.isInPast, !timeline.frame.isMoving else { return }
    if line.pane == pane { _ = show(line) }
    soughtLine = nil
  }

  /// Scrolls to a line of a text that is taller than its viewport.
  ///
  /// - Returns: Whether there was such a line.
  private func show(_ line: SoughtLine) -> Bool {
    let panes = timeline.frame.panes
    guard panes.indices.contains(pane),
      let offset = panes[pane].offset(showing: line.pattern, ofItem: line.path)
    else { return false }
    apply(.setOffset(offset, animated: !timeline.isPaused && !screen.state.reducesMotion))
    return true
  }

  /// Ends the search and removes its marks.
  func endSearch() {
    search = nil
    soughtLine = nil
    screen.state.search = nil
  }

  /// Begins a search at the first visible item.
  private func begin(_ text: String) {
    guard let pattern = TextPattern(text) else { return endSearch() }
    begin(pattern)
  }

  private func begin(_ pattern: TextPattern) {
    let first =
      frame.panes.indices.contains(pane) ? frame.panes[pane].visibleCells.first?.indexPath : nil
    let origin = first.flatMap { timeline.number(ofItem: $0, inPane: pane) } ?? 0
    beginSearch(for: .text(pattern), from: origin)
  }

  private func beginSearch(for id: String) {
    beginSearch(for: .id(id), from: 0)
    search?.goToFirst()
  }

  private func beginSearch(for target: ContentSearch.Target, from origin: Int) {
    soughtLine = nil
    search = ContentSearch(target, from: origin)
    searchedPane = pane
    screen.state.search = SearchState(target, inPane: timeline.title(ofPaneOfItsOwn: pane))
  }

  /// Restarts a text search in the pane that now has the focus; ends a search for an id.
  private func followPane() {
    guard let search, searchedPane != pane else { return }
    switch search.target {
    // Panes with the same items have the same matches.
    case .text where [pane, searchedPane].allSatisfy { timeline.title(ofPaneOfItsOwn: $0) == nil }:
      searchedPane = pane
    case .text(let pattern): begin(pattern)
    case .id: endSearch()
    }
  }

  private func complain(_ complaint: [String], about text: String) {
    screen.state.prompt = Prompt(.goTo, text: text)
    screen.state.prompt?.complaint = complaint
    needsDrawing = true
  }

  /// The index of the pane to search.
  private var pane: Int { screen.state.focusedPane }
}

/// The line of an item's text that a search has found and is scrolling to.
struct SoughtLine {
  let pattern: TextPattern
  /// The index path, as `[section, item]`.
  let path: [Int]
  /// The index of the pane that is searched.
  let pane: Int
}
