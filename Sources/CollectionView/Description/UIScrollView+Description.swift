import Foundation

extension UIScrollView {
  /// The offset, the size and the insets of the content, as UIKit writes them since iOS 11.
  final func scrollParts() -> [String] {
    [
      "contentOffset: \(ObjectText.text(of: contentOffset))",
      "contentSize: \(ObjectText.text(of: contentSize))",
      "adjustedContentInset: \(ObjectText.text(of: adjustedContentInset))",
    ]
  }
}
