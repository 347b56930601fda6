// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The user's locale.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use Locale.current."
)
public func CFLocaleCopyCurrent() -> Locale { .current }

/// The name of a value of a bundle.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use \"CFBundleVersion\"."
)
public var kCFBundleVersionKey: String { "" }

/// An encoding of text.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use String.Encoding."
)
public typealias CFStringEncoding = UInt32

/// Encodings of text.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use String.Encoding."
)
public enum CFStringEncodings: UInt32 {
  case EUC_KR, GB_18030_2000, dosKorean, big5, shiftJIS, EUC_JP, EUC_CN
}

/// Converts an encoding of text.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use String.Encoding."
)
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: UInt32) -> UInt { 0 }

/// An error.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use an Error."
)
public final class CFError: UnavailableMembers {}

/// Changes values on their way to a store.
@available(
  *,
  unavailable,
  message: "There is no Core Data, and no such transformer on Linux. Make the value Codable."
)
open class ValueTransformer: NSObject {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  open func transformedValue(_ value: Any?) -> Any? { nil }
  open func reverseTransformedValue(_ value: Any?) -> Any? { nil }
  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {}
}

/// The name of a transformer.
@available(
  *,
  unavailable,
  message: "There is no Core Data, and no such transformer on Linux. Make the value Codable."
)
public struct NSValueTransformerName: Hashable, Sendable {
  public init(_ rawValue: String) {}
  public init(rawValue: String) {}
}

/// A search for files.
@available(
  *,
  unavailable,
  message: "There is no Spotlight, and no iCloud. Use FileManager, or values of @Shared."
)
open class NSMetadataQuery: UnavailableMembers {}

/// The documents of the cloud.
@available(
  *,
  unavailable,
  message: "There is no Spotlight, and no iCloud. Use FileManager, or values of @Shared."
)
public var NSMetadataQueryUbiquitousDataScope: String { "" }

@available(
  *,
  unavailable,
  message:
    "Linux has no Trash that all desktops share. Use removeItem(at:), or move the file into a folder."
)
extension FileManager {
  public func trashItem(
    at url: URL,
    resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {}
}

@available(
  *,
  unavailable,
  message:
    "SortDescriptor compares characters here. Use KeyPathComparator with the same arguments, and sort(using:)."
)
extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
