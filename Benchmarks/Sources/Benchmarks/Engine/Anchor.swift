/// Something that knows where items of unknown size stand.
@MainActor
protocol Anchor: AnyObject {
  /// The items in a window, each with its frame as the anchor gives it; calls back for every one of them.
  func visit(from offset: Double, to end: Double, _ body: (_ item: Int, _ end: Double) -> Void)
  /// Takes the true size of an item that the last visit showed.
  func report(_ size: Double, of item: Int)
  func offset(of item: Int) -> Double
  var contentSize: Double { get }
}
