// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The data of a catalogue.
@available(
  *,
  unavailable,
  message:
    "Sets of data are not read. Put the file into the resources, and use Bundle.url(forResource:withExtension:)."
)
public final class NSDataAsset: NSObject {
  public init?(name: String) { nil }
  public init?(name: String, bundle: Bundle) { nil }
  public var data: Data { Data() }
}
