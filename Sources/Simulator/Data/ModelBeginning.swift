import Scenes

/// The data set as a session began with it, which every state of the data shares.
final class ModelBeginning: Sendable {
  let data: DataSet
  /// How many items stand before each section.
  let starts: [Int]
  /// The number of items in all sections.
  let itemCount: Int

  /// - Complexity: O(sections).
  init(_ data: DataSet) {
    self.data = data
    var starts: [Int] = []
    var total = 0
    for section in data.sections {
      starts.append(total)
      total += section.items.count
    }
    self.starts = starts
    itemCount = total
  }
}
