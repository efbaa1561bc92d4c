import Foundation

// What Swift 4 and 4.1 called these; sources of that age compile unchanged.

public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UITouchPhase = UITouch.Phase
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIFontTextStyle = UIFont.TextStyle

extension NSNotification.Name {
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
}
