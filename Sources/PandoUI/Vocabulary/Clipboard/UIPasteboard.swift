import PandoDependencies

/// The clipboard under the name that it has on iOS. See ``Clipboard``, which this is.
@MainActor
public final class UIPasteboard {
  private let clipboard: Clipboard

  private init(_ clipboard: Clipboard) {
    self.clipboard = clipboard
  }

  /// The clipboard of the page whose code is running: in what a view does, and in tasks that it
  /// begins.
  public static var general: UIPasteboard {
    @Dependency(\.clipboard) var clipboard
    return UIPasteboard(clipboard)
  }

  /// Copies a text. Reading gives what this page copied last, not what is on the reader's clipboard:
  /// offer a ``PasteButton`` for that. Nil forgets it here, and leaves the reader's alone.
  public var string: String? {
    get { clipboard.text }
    set { if let newValue { clipboard.copy(newValue) } else { clipboard.clear() } }
  }

  /// Whether this page has copied a text.
  public var hasStrings: Bool { clipboard.text != nil }
}
