/// What has been drawn and can be shown again as long as it would come out the same.
///
/// Whoever draws one picture after the other hands it from one to the next; the pictures are the same without it.
public struct KeptPictures {
  var chrome = KeptChrome()
  /// By the pane of the frame.
  var cells: [Int: KeptCells] = [:]
  /// Likewise.
  var histories: [Int: KeptHistory] = [:]

  /// Nothing drawn so far.
  public init() {}
}
