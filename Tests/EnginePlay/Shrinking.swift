/// Makes a value that fails simpler as long as it goes on failing.
///
/// - Parameters:
///   - value: Something that fails.
///   - simpler: Values a little simpler than one, those that leave out most first.
///   - budget: How often to try.
///   - fails: Whether a value fails.
/// - Returns: A value that fails, none of whose simpler ones does, unless the budget ended before.
@MainActor
public func shrink<Value>(
  _ value: Value, by simpler: (Value) -> [Value], budget: Int, while fails: (Value) -> Bool
) -> Value {
  var best = value
  var left = budget
  var hasChanged = true
  while hasChanged, left > 0 {
    hasChanged = false
    var candidates = simpler(best)
    var index = 0
    while index < candidates.count, left > 0 {
      left -= 1
      if fails(candidates[index]) {
        best = candidates[index]
        candidates = simpler(best)
        hasChanged = true
      } else {
        index += 1
      }
    }
  }
  return best
}
