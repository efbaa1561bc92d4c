extension Array where Element == Int {
  /// Which elements make up a longest increasing subsequence.
  ///
  /// - Complexity: O(n log n); O(n) when the elements increase throughout.
  var longestIncreasingSubsequence: [Bool] {
    // The index of the smallest element that ends an increasing run of each length, and what comes before each element
    // in the longest run it ends.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: count)
    for (index, element) in enumerated() {
      var length = ends.count
      if let last = ends.last, self[last] >= element {
        var low = 0
        while low < length {
          let middle = (low + length) / 2
          if self[ends[middle]] < element { low = middle + 1 } else { length = middle }
        }
      }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var belongs = Array<Bool>(repeating: false, count: count)
    var index = ends.last ?? -1
    while index >= 0 {
      belongs[index] = true
      index = previous[index]
    }
    return belongs
  }
}
