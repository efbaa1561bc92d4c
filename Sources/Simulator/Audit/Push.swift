/// What moved a part of the screen by other than the scroll, while the rest kept its place.
struct Push {
  /// The elements to blame, the one that changed the most first; empty where there is none to be named.
  var culprits: [Finding.Culprit]
}
