#if !canImport(Darwin)
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  /// How an associated value is held.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly, if it is an object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, strongly, if it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly; the same here.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy, strongly, if it can be copied; the same here.
    case OBJC_ASSOCIATION_COPY = 0o1403
  }
#endif
