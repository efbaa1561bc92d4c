import UIKit

/// A part of a timeline's line, or the dot of an entry; a layout makes its decoration views itself, without data.
open class TimelineMarkView: UICollectionReusableView {}
