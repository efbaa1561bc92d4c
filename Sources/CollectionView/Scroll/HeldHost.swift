/// A host that is held while it is told of many calls, by an object, so that nobody who tells it has to hold it once more.
@MainActor
final class HeldHost {
  private let host: any ScrollViewHost

  init(_ host: any ScrollViewHost) {
    self.host = host
  }

  @inline(never)
  func tell(_ call: consuming Call, of scrollView: UIScrollView) {
    host.scrollView(scrollView, didReport: call)
  }
}
