public import Foundation

/// The clipboard under its name on macOS. It holds texts and addresses. See ``Clipboard``.
@MainActor @preconcurrency
public final class NSPasteboard {
  private let pasteboard: UIPasteboard

  private init(_ pasteboard: UIPasteboard) {
    self.pasteboard = pasteboard
  }

  /// The clipboard of the page whose code is running, also in tasks that the code starts.
  public static var general: NSPasteboard { NSPasteboard(.general) }

  /// The type of something on the clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the type.
    public let rawValue: String

    /// Makes a type of its identifier.
    ///
    /// - Parameter rawValue: The identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type of its identifier.
    ///
    /// - Parameter rawValue: The identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")

    /// Whether data of this type is copied as text.
    fileprivate var isText: Bool { self == .string || self == .URL }
  }

  /// The types of what this page has copied: a text, and an address if the text is one.
  public var types: [PasteboardType]? {
    [pasteboard.hasStrings ? .string : nil, pasteboard.hasURLs ? .URL : nil].compactMap(\.self)
  }

  /// Forgets what this page has copied. The browser's clipboard stays as it is until something is copied.
  ///
  /// - Returns: Zero: pages do not count what others copy.
  @discardableResult
  public func clearContents() -> Int {
    pasteboard.string = nil
    return 0
  }

  /// Forgets what this page has copied, as ``clearContents()`` does.
  ///
  /// - Parameters:
  ///   - newTypes: The types of the data that will be copied.
  ///   - newOwner: Who would be asked for it; nobody is.
  /// - Returns: Zero: pages do not count what others copy.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - dataType: What it is. A page copies texts and addresses.
  /// - Returns: Whether it was copied.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType.isText else { return false }
    pasteboard.string = string
    return true
  }

  /// What this page copied last, not what is on the browser's clipboard: offer a ``PasteButton`` for that.
  ///
  /// - Parameter dataType: What it is.
  /// - Returns: The text; nil if nothing of the type was copied.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: pasteboard.string
    case .URL: pasteboard.url?.absoluteString
    default: nil
    }
  }

  /// Copies texts and addresses, each on a line of its own.
  ///
  /// - Parameter objects: Texts and addresses, of Swift or of Foundation.
  /// - Returns: Whether they were copied: all or none.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    guard !objects.isEmpty else { return false }
    pasteboard.string = objects.map(\._pasteboardText).joined(separator: "\n")
    return true
  }
}

/// An object that an ``NSPasteboard`` copies.
public protocol NSPasteboardWriting {
  /// The text that is copied.
  @_documentation(visibility: internal)
  var _pasteboardText: String { get }
}

extension NSString: NSPasteboardWriting {
  /// The text itself.
  @_documentation(visibility: internal)
  public var _pasteboardText: String { String(describing: self) }
}

extension NSURL: NSPasteboardWriting {
  /// The address in full.
  @_documentation(visibility: internal)
  public var _pasteboardText: String { absoluteString }
}
