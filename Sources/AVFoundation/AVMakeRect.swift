/// Lets a file that imports AVFoundation only for `AVMakeRect(aspectRatio:insideRect:)` compile unchanged.
@_exported import Foundation
@_exported import UIKit

/// The largest rectangle with the given aspect ratio inside `boundingRect`, centred in it.
///
/// - Parameters:
///   - aspectRatio: Width and height whose ratio to keep; the result is empty unless both are positive.
///   - boundingRect: The rectangle to stay inside.
/// - Returns: A rectangle in the same coordinates as `boundingRect`.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
