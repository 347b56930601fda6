// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// Makes a font known.
@available(
  *,
  unavailable,
  message:
    "There is no Core Text. Put the file of the font into the resources, and write Font.custom."
)
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ url: Any, _ scope: Any, _ error: Any?) -> Bool {
  false
}

/// Makes a font known.
@available(
  *,
  unavailable,
  message:
    "There is no Core Text. Put the file of the font into the resources, and write Font.custom."
)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: Any, _ error: Any?) -> Bool { false }

/// Any object of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use the types of Swift, such as Bool and Double."
)
public typealias CFTypeRef = AnyObject

/// A truth of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use the types of Swift, such as Bool and Double."
)
public var kCFBooleanTrue: Bool! { nil }

/// A truth of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use the types of Swift, such as Bool and Double."
)
public var kCFBooleanFalse: Bool! { nil }

/// A stream of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use URLSession.webSocketTask, or swift-nio."
)
public final class CFReadStream: UnavailableMembers {}

/// A stream of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use URLSession.webSocketTask, or swift-nio."
)
public final class CFWriteStream: UnavailableMembers {}

/// Connects two streams with a host.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use URLSession.webSocketTask, or swift-nio."
)
public func CFStreamCreatePairWithSocketToHost(
  _ allocator: Any?,
  _ host: Any,
  _ port: UInt32,
  _ read: Any?,
  _ write: Any?
) {}

/// What keeps memory of Core Foundation.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux is not made of Core Foundation. Use URLSession.webSocketTask, or swift-nio."
)
public var kCFAllocatorDefault: Any? { nil }

/// A file of pictures.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public final class CGImageSource: UnavailableMembers {}

/// Opens a file of pictures.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { nil }

/// Opens a file of pictures.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { nil }

/// Decodes a picture of a file.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: Any?
) -> CGImage? { nil }

/// Decodes a picture of a file.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: Any?
) -> CGImage? { nil }

/// The number of pictures of a file.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Give the file to Image or to AsyncImage: the browser decodes it."
)
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 0 }

/// Fills memory with random bytes.
@available(
  *,
  unavailable,
  message:
    "There is no Security framework. Use SystemRandomNumberGenerator, whose numbers are safe."
)
public func SecRandomCopyBytes(_ generator: Any?, _ count: Int, _ bytes: Any) -> Int32 { 0 }

/// What makes random bytes.
@available(
  *,
  unavailable,
  message:
    "There is no Security framework. Use SystemRandomNumberGenerator, whose numbers are safe."
)
public var kSecRandomDefault: Any? { nil }

/// An observation by key.
@available(
  *,
  unavailable,
  message: "There is no Objective-C, and no observation by key. Use onChange(of:), or a publisher."
)
public final class NSKeyValueObservation {
  public init() {}
  public func invalidate() {}
}

/// What an observation by key is told.
@available(
  *,
  unavailable,
  message: "There is no Objective-C, and no observation by key. Use onChange(of:), or a publisher."
)
public struct NSKeyValueChangeKey: Hashable, Sendable {
  public static let newKey = Self()
  public static let oldKey = Self()
  public static let kindKey = Self()
  public static let indexesKey = Self()
}

@available(
  *,
  unavailable,
  message: "There is no Objective-C, and no observation by key. Use onChange(of:), or a publisher."
)
extension NSObject {
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

/// What an observation by key is told, and when.
@available(
  *,
  unavailable,
  message: "There is no Objective-C, and no observation by key. Use onChange(of:), or a publisher."
)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

/// What finds dates, links and addresses in texts.
@available(
  *,
  unavailable,
  message: "Foundation on Linux finds no dates, links and addresses. Use a Regex."
)
open class NSDataDetector: UnavailableMembers {
  public init(types: UInt64) throws {}
}
