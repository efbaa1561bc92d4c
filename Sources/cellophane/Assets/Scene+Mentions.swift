import Scenes

extension Scene {
  /// UIKit's names for what the scene contains, by which it can be found: its layouts and their properties, its knobs, and the
  /// calls of its steps.
  var mentions: [String] {
    var names: [String] = []
    for pane in panes {
      names += [pane.layout.kind, pane.behavior.preset] + pane.layout.properties.keys.sorted()
      names += pane.behavior.knobs.keys.sorted()
    }
    names += steps.flatMap(\.mentions)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Step {
  fileprivate var mentions: [String] {
    switch kind {
    case .action(let action): action.mentions
    case .repeated(_, let steps), .inOneTurn(let steps): steps.flatMap(\.mentions)
    default: []
    }
  }
}

extension Action {
  fileprivate var mentions: [String] {
    switch self {
    case .scrollTo: ["scrollToItem", "scrollToRow"]
    case .setOffset: ["setContentOffset"]
    case .update(let changes, _, _): ["performBatchUpdates"] + changes.map(\.call)
    case .reloadData: ["reloadData"]
    case .reappear: ["viewWillAppear"]
    case .invalidateLayout: ["invalidateLayout"]
    case .viewport: ["rotation", "viewWillTransition"]
    case .fling: ["fling"]
    case .set(let settings): settings.map(\.key)
    case .setCollectionViewLayout: ["setCollectionViewLayout"]
    default: []
    }
  }
}

extension Change {
  /// The method of the collection view.
  fileprivate var call: String {
    switch self {
    case .insert: "insertItems"
    case .delete: "deleteItems"
    case .reload: "reloadItems"
    case .move: "moveItem"
    case .reconfigure: "reconfigureItems"
    case .insertSections: "insertSections"
    case .deleteSections: "deleteSections"
    case .reloadSections: "reloadSections"
    case .moveSection: "moveSection"
    case .grow: "performBatchUpdates"
    case .expand, .collapse: "NSDiffableDataSourceSectionSnapshot"
    }
  }
}
