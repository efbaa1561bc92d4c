import Foundation
import Renderer
import Simulator
import Terminal

extension LiveLoop {
  /// Items a search looks at before the time is looked at again.
  private static let slice = 2000
  /// How long a search keeps everything else waiting.
  private static let searchTime: Duration = .milliseconds(8)

  /// Does what a key does to the search.
  func take(_ command: SearchCommand) {
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

  /// Goes to the item that was typed, or says in the prompt why not.
  func go(to text: String) {
    guard let destination = Destination(text) else {
      return complain(Destination.complaint, about: text)
    }
    endSearch()
    do {
      if let number = try timeline.number(of: destination, inPane: pane) {
        apply(.place(.number(number + 1), .centeredVertically))
      } else if case .id(let id) = destination {
        look(for: id)
      }
    } catch {
      complain([error.description], about: text)
    }
  }

  /// Looks on for what is searched for, for a moment, and goes to a match that was wished for.
  func searchOn() {
    showSoughtLine()
    followPane()
    guard var search else { return }
    let end = Platform.now + Self.searchTime
    let before = search
    repeat {
      timeline.scan(&search, pane: pane, atMost: Self.slice)
    } while search.isScanning && Platform.now < end
    let found = search.takeMatch()
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
      tell(search, for: id, found: found != nil, isNew: before.scanned == 0)
    } else if search != before {
      let first = search.first.flatMap { timeline.path(ofItem: $0, inPane: pane) }
      let current = search.current.flatMap { timeline.path(ofItem: $0, inPane: pane) }
      screen.state.search?.take(search, first: first, current: current)
    } else {
      return
    }
    needsDrawing = true
  }

  /// Tells how the search for an item by its identity goes, which ends where it is found.
  ///
  /// Where that is known at once, the prompt says so in which it was typed; a longer one gives the keyboard away meanwhile,
  /// and says it beside the other keys.
  private func tell(_ search: ContentSearch, for id: String, found: Bool, isNew: Bool) {
    if found {
      endSearch()
    } else if isNew, search.isComplete {
      endSearch()
      complain(["no item has the id \(id)"], about: "#\(id)")
    } else {
      screen.state.search?.take(search, first: nil)
    }
  }

  /// Brings the line of a match into view whose text is higher than its viewport, once its cell is there and at rest.
  private func showSoughtLine() {
    guard let line = soughtLine, !timeline.isInPast, !timeline.frame.isMoving else { return }
    if line.pane == pane { _ = show(line) }
    soughtLine = nil
  }

  /// Brings a line into view of a text that is higher than its viewport.
  ///
  /// - Returns: Whether there was one.
  private func show(_ line: SoughtLine) -> Bool {
    let panes = timeline.frame.panes
    guard panes.indices.contains(pane),
      let offset = panes[pane].offset(showing: line.pattern, ofItem: line.path)
    else { return false }
    apply(.setOffset(offset, animated: !timeline.isPaused && !screen.state.reducesMotion))
    return true
  }

  /// Takes the search and its marks away.
  func endSearch() {
    search = nil
    soughtLine = nil
    screen.state.search = nil
  }

  /// Sets out from the first item in view, or from where the search before it did.
  private func begin(_ text: String) {
    guard let pattern = TextPattern(text) else { return endSearch() }
    begin(pattern)
  }

  private func begin(_ pattern: TextPattern) {
    let first =
      frame.panes.indices.contains(pane) ? frame.panes[pane].visibleCells.first?.indexPath : nil
    let origin = first.flatMap { timeline.number(ofItem: $0, inPane: pane) } ?? 0
    look(for: .text(pattern), from: origin)
  }

  private func look(for id: String) {
    look(for: .id(id), from: 0)
    search?.goToFirst()
  }

  private func look(for target: ContentSearch.Target, from origin: Int) {
    soughtLine = nil
    search = ContentSearch(target, from: origin)
    searchedPane = pane
    screen.state.search = SearchState(target, inPane: timeline.title(ofPaneOfItsOwn: pane))
  }

  /// Begins again in the pane that was chosen since; the search for an item, which goes there, ends.
  private func followPane() {
    guard let search, searchedPane != pane else { return }
    switch search.target {
    // Where panes have the same items, so they have the same matches.
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

  /// The pane to search.
  private var pane: Int { screen.state.focusedPane }
}
