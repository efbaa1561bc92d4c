#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import UIKit

  struct AssociatedObjectsTests {
    private final class Thing {}

    /// Bytes whose addresses are keys.
    private let keys = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1))

    @Test func aValueStaysWithItsObjectAndKey() {
      let (one, two) = (Thing(), Thing())
      objc_setAssociatedObject(one, keys, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(one, keys + 1, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(one, keys) as? String == "a")
      #expect(objc_getAssociatedObject(one, keys + 1) as? Int == 7)
      #expect(objc_getAssociatedObject(two, keys) == nil)
      objc_setAssociatedObject(one, keys, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(one, keys) == nil)
      objc_removeAssociatedObjects(one)
      #expect(objc_getAssociatedObject(one, keys + 1) == nil)
    }

    @Test func thePolicySaysHowAValueIsHeld() {
      let object = Thing()
      let text = NSMutableString(string: "as it was")
      objc_setAssociatedObject(object, keys, text, .OBJC_ASSOCIATION_COPY)
      text.append(", not any more")
      #expect((objc_getAssociatedObject(object, keys) as? NSString)?.isEqual("as it was") == true)
      do {
        let (weak, strong) = (Thing(), Thing())
        objc_setAssociatedObject(object, keys, weak, .OBJC_ASSOCIATION_ASSIGN)
        objc_setAssociatedObject(object, keys + 1, strong, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, keys) as? Thing === weak)
      }
      #expect(objc_getAssociatedObject(object, keys) == nil)
      #expect(objc_getAssociatedObject(object, keys + 1) is Thing)
    }

    @Test func whatBelongsToObjectsThatHaveGoneIsLetGo() {
      weak var first: Thing?
      func objects(_ count: Int) -> [Thing] {
        (0..<count).map { number in
          let (object, value) = (Thing(), Thing())
          // An object that comes to live where another one was starts without values.
          #expect(objc_getAssociatedObject(object, keys) == nil)
          objc_setAssociatedObject(object, keys, value, .OBJC_ASSOCIATION_RETAIN)
          if first == nil, number == 0 { first = value }
          return object
        }
      }
      withExtendedLifetime(objects(100)) { #expect(first != nil) }
      let others = objects(1000)
      #expect(others.allSatisfy { objc_getAssociatedObject($0, keys) is Thing })
      objc_removeAssociatedObjects(others[0])
      #expect(first == nil)
      #expect(AssociatedObjects.shared.objectCount < 2100)
    }
  }
#endif
