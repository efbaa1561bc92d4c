import Foundation

extension IndexPath {
  /// How update items name a whole section: its item is `NSNotFound`.
  init(ofSection section: Int) {
    self.init(indexes: [section, NSNotFound])
  }

  /// The path as UIKit writes it in its messages: `0 - 3`, or a section alone.
  var inWords: String {
    filter { $0 != NSNotFound }.map(String.init).joined(separator: " - ")
  }
}
