import Foundation

/// The changes and completions recorded while batch updates run.
struct UpdateRecorder {
  private var depth = 0
  private var items: [UICollectionViewUpdateItem] = []
  private var completions: [(Bool) -> Void] = []

  /// Whether a batch is open.
  var isOpen: Bool { depth > 0 }

  /// Opens a batch; batches nest.
  ///
  /// - Parameter completion: Called when the animation of the outermost batch ends; those of outer batches are first.
  mutating func open(completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    depth += 1
  }

  mutating func record(_ items: [UICollectionViewUpdateItem]) {
    self.items += items
  }

  /// Closes a batch.
  ///
  /// - Returns: The changes and completions of the outermost batch and those in it; nil if an outer batch is open.
  mutating func close() -> (items: [UICollectionViewUpdateItem], completions: [(Bool) -> Void])? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { (items, completions) = ([], []) }
    return (items, completions)
  }

  /// Drops the changes recorded so far, because the data was reloaded.
  mutating func dropItems() {
    items = []
  }
}
