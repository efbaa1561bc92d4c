/// What a host does to a scroll view beside UIKit's own members.
///
/// The members stand in extensions of a protocol, not of the class: a pasted subclass that has one of the same name
/// overrides nothing, while the host goes on with those that are here.
@MainActor
public protocol ScrollViewHosting: AnyObject {}

extension UIScrollView: ScrollViewHosting {}
