extension Frame {
  /// Whether each pane has an item among its elements, so that nobody needs to be told where it is.
  func showsEverywhere(_ item: ItemIdentity) -> Bool {
    panes.allSatisfy { pane in
      pane.elements.contains { $0.detail.item == item && !$0.isDisappearing }
    }
  }
}
