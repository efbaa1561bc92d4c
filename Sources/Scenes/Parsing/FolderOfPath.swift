/// The folder of a path; empty for a name alone.
///
/// `NSString.deletingLastPathComponent` on Linux traps for a name of one character.
public func folder(ofPath path: String) -> String {
  var path = path[...]
  while path.count > 1, path.last == "/" { path.removeLast() }
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
