public import Foundation
import PandoDependencies

/// The clipboard under its name on iOS. See ``Clipboard``.
@MainActor
public final class UIPasteboard {
  private let clipboard: Clipboard

  private init(_ clipboard: Clipboard) {
    self.clipboard = clipboard
  }

  /// The clipboard of the page whose code is running, also in tasks that the code starts.
  public static var general: UIPasteboard {
    @Dependency(\.clipboard) var clipboard
    return UIPasteboard(clipboard)
  }

  /// The text. Setting it copies. Reading it gives what this page copied last, not what is on the
  /// browser's clipboard: offer a ``PasteButton`` for that. Nil clears it here, and does not change
  /// the browser's clipboard.
  public var string: String? {
    get { clipboard.text }
    set { if let newValue { clipboard.copy(newValue) } else { clipboard.clear() } }
  }

  /// The address. Setting it copies its text. Reading it gives what this page copied last, where that
  /// is an address.
  public var url: URL? {
    get { clipboard.text.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// The text in an array. Setting it copies the first one, because the clipboard of a browser has one text.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The address in an array. Setting it copies the first one, because the clipboard of a browser has one text.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }

  /// Whether this page has copied an address.
  public var hasURLs: Bool { url != nil }

  /// Whether this page has copied a text.
  public var hasStrings: Bool { clipboard.text != nil }
}
