import Foundation

/// A nib, which stands for the class of its name: no nib file is read here.
///
/// `UINib(nibName: "PhotoCell", bundle: nil)` makes objects of the class `PhotoCell`, by `init(coder:)` as UIKit does, and
/// calls their `awakeFromNib()`. If `init(coder:)` returns nil, a cell or other reusable view is made by `init(frame:)`.
/// Subviews, outlets and attributes that only the nib file contains do not exist.
///
/// A class is looked for by its name in these modules, in this order: the one whose source makes the nib, that of the nib's
/// bundle, that of the program, that of the object the nib is used for (a data source, a layout, an owner), and those that
/// stand for UIKit. It has to be at the top level of its module, and not private.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options for making objects; there are no options here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The objects that stand in for those outside of the nib.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let name: String
  private let bundle: Bundle?
  private let module: String
  /// The classes found so far, by the class of the object that the nib was used for; nil for no object.
  private var found: [ObjectIdentifier?: AnyClass] = [:]

  /// A nib with the name of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the class, without its module.
  ///   - bundleOrNil: A bundle whose module may contain the class; nil for the program's.
  ///   - file: The source that makes the nib, whose module may contain the class; it is not passed.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, file: String = #fileID) {
    self.name = name
    bundle = bundleOrNil
    module = String(file.prefix { $0 != "/" })
    super.init()
  }

  /// Makes a view of the nib's class.
  ///
  /// - Parameters:
  ///   - ownerOrNil: An object whose module may contain the class; nothing is connected to it.
  ///   - optionsOrNil: Ignored.
  /// - Returns: The view; empty if no class of views has the nib's name, where UIKit throws an exception.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
    -> [Any]
  {
    let owner = ownerOrNil.map { $0 as AnyObject }
    guard let viewClass = foundClass(near: owner) as? UIView.Type else { return [] }
    if let reusable = viewClass as? UICollectionReusableView.Type {
      return [makeView(reusable, identifier: nil)]
    }
    guard let view = viewClass.init(coder: NibCoder()) else { return [] }
    view.awakeFromNib()
    return [view]
  }

  /// Makes a reusable view, and sets its identifier before it is awakened, because a nib file contains it.
  func makeView(_ viewClass: UICollectionReusableView.Type, identifier: String?)
    -> UICollectionReusableView
  {
    let view = viewClass.init(coder: NibCoder()) ?? viewClass.make(frame: .zero)
    view.reuseIdentifier = identifier
    view.awakeFromNib()
    return view
  }

  /// The class of the nib's name, in one of its modules or that of an object; nil if there is none.
  func foundClass(near object: AnyObject?) -> AnyClass? {
    let user = object.map { ObjectIdentifier(type(of: $0)) }
    if let known = found[user] { return known }
    var modules = [module]
    if let bundle { modules.append(Self.module(of: bundle)) }
    modules.append(Self.module(of: .main))
    if let object { modules.append(Self.module(of: type(of: object))) }
    modules += ["CollectionView", "UIKit"]
    for module in modules where !module.isEmpty {
      if let viewClass = NSClassFromString("\(module).\(name)") {
        found[user] = viewClass
        return viewClass
      }
    }
    return nil
  }

  /// UIKit's message for a nib that is not in its bundle; the bundle is named without its folder.
  var notFoundMessage: String {
    let place = (bundle ?? .main).bundleURL.lastPathComponent
    return
      "Could not load NIB in bundle: 'NSBundle <\(place)> (loaded)' with name '\(name)': no class of this name was found"
  }

  private static func module(of object: AnyClass) -> String {
    String(String(reflecting: object).prefix { $0 != "." })
  }

  /// The module of a program, or of the resources of a module.
  private static func module(of bundle: Bundle) -> String {
    let url =
      bundle === Bundle.main ? bundle.executableURL ?? bundle.bundleURL : bundle.bundleURL
    // A package's resources are in `package_Module.resources` or `package_Module.bundle`.
    let name = url.deletingPathExtension().lastPathComponent
    let last = bundle === Bundle.main ? name : name.split(separator: "_").last.map(String.init)
    return (last ?? "").map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}
