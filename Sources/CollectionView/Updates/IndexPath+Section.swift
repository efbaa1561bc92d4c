import Foundation

extension IndexPath {
  /// How update items name a whole section: its item is `NSNotFound`.
  init(ofSection section: Int) {
    self.init(indexes: [section, NSNotFound])
  }
}
