/// Finds what somebody meant who mistyped a name.
enum NearName {
  /// The nearest of some names, where it is near enough: one letter in four is another, missing, extra, or swapped with its
  /// neighbour, or the beginning is right.
  static func of(_ word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    guard word.count > 1 else { return nil }
    let ranked = names.map { name in
      (name: name, distance: distance(Array(word), Array(name.lowercased())))
    }
    if let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, word.count / 4)
    {
      return best.name
    }
    return names.first { $0.lowercased().hasPrefix(word) && word.count > 2 }
  }

  /// How many letters to change, add, drop or swap with a neighbour: optimal string alignment, in *n* × *m* steps.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var line = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        line.append(cost)
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}
