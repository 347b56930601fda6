import PandoUI

/// A message that a page sent after its `hello`, parsed.
///
/// It is parsed on the event loop of its socket, to save the main actor's time.
struct PageText: Sendable, SizeEstimating {
  enum Content: Hashable, Sendable {
    case frame(PageFrame)
    /// The text of a message that is no frame of the protocol.
    case unreadable(String)
  }

  let content: Content
  /// The size of the text in bytes.
  let bytes: Int

  init(_ text: String) {
    bytes = text.utf8.count
    content = PageFrame(text).map { .frame($0) } ?? .unreadable(text)
  }

  /// The approximate memory in bytes. The entries of a list take more than their text.
  var weight: Int { bytes + entries * MemoryLayout<String>.stride }

  private var entries: Int {
    guard case .frame(.event(_, _, let event?)) = content else { return 0 }
    return switch event {
    case .change(.selection(let ids)): ids.count
    case .drop(let texts, _): texts.count
    case .files(let files): files.count
    default: 0
    }
  }
}

/// A value whose size counts in the queue where it waits.
protocol SizeEstimating {
  /// The approximate size in bytes.
  var weight: Int { get }
}
