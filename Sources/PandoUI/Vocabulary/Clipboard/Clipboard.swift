public import PandoDependencies
import PandoSharing

/// The clipboard of the person who uses this interface.
///
/// ```swift
/// @Dependency(\.clipboard) var clipboard
/// Button("Copy") { clipboard.copy(note.text) }
/// ```
///
/// Each page has its own. Copies by the code of a page, also in tasks that it starts, go to the
/// browser of that page. A browser accepts a copy while its user does something. It may refuse a
/// copy that comes long after a press.
///
/// The program cannot read the browser's clipboard: ``text`` is what this interface copied last. To
/// paste, offer a ``PasteButton``.
@MainActor
public final class Clipboard: Sendable {
  /// The text that this interface copied last; nil if it copied nothing.
  public private(set) var text: String?

  /// Called with each text that is copied.
  package var onCopy: (String) -> Void = { _ in }

  /// Makes a clipboard that keeps what is copied and passes it to no browser.
  public nonisolated init() {}

  /// Copies a text.
  ///
  /// - Parameter text: The text, which the browser puts on the clipboard.
  public func copy(_ text: String) {
    self.text = text
    onCopy(text)
  }

  func clear() { text = nil }
}

private enum ClipboardKey: DependencyKey {
  static var liveValue: Clipboard { Clipboard() }
  static var testValue: Clipboard { Clipboard() }
}

extension DependencyValues {
  /// The clipboard of the person who uses this interface. On a server, code that belongs to no page
  /// gets a new clipboard, and a report says so.
  public var clipboard: Clipboard {
    get {
      if !isServingSessions || isOverridden(ClipboardKey.self) {
        return self[ClipboardKey.self]
      }
      sessionHost.reportLost(
        "The clipboard",
        ofProcess: "The process itself has no clipboard."
      )
      return Clipboard()
    }
    set { self[ClipboardKey.self] = newValue }
  }
}
