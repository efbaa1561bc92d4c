#if !canImport(Darwin)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value associated with an object under a key; nil for none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object under a key, or with nil takes what was there away.
  ///
  /// A value goes some time after its object, not with it: nobody is told when an object goes.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.setValue(value, of: object as AnyObject, key, policy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Takes away everything associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeValues(of: object as AnyObject)
  }
#endif
