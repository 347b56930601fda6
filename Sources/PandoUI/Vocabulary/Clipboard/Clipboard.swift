public import PandoDependencies
import PandoSharing

/// The clipboard of whoever uses this interface.
///
/// ```swift
/// @Dependency(\.clipboard) var clipboard
/// Button("Copy") { clipboard.copy(note.text) }
/// ```
///
/// Each page has its own: what the code of one page copies, also in tasks that it begins, goes to the
/// browser of that page. A browser takes it while its user does something; a copy that comes long
/// after a press may be refused.
///
/// What is on the clipboard is the reader's, and is not told: ``text`` is what this interface copied
/// last. To paste, offer a ``PasteButton``.
@MainActor
public final class Clipboard: Sendable {
  /// What was copied last by this interface; nil if nothing was.
  public private(set) var text: String?

  /// Is told of everything that is copied.
  package var onCopy: (String) -> Void = { _ in }

  /// Makes a clipboard that keeps what is copied and tells nobody.
  public nonisolated init() {}

  /// Copies a text.
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
  /// The clipboard of whoever uses this interface. Code of a server that belongs to no page is told so, and
  /// gets one that nobody else has.
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
