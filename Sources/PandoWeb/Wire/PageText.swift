import PandoUI

/// What a page sent after its `hello`, as it was read.
///
/// Made on the event loop of its socket, so that reading it does not take the main actor's time.
struct PageText: Sendable, SizeEstimating {
  enum Content: Hashable, Sendable {
    case frame(PageFrame)
    /// No frame of the protocol: the text as it came.
    case unreadable(String)
  }

  let content: Content
  /// How long the text was.
  let bytes: Int

  init(_ text: String) {
    bytes = text.utf8.count
    content = PageFrame(text).map { .frame($0) } ?? .unreadable(text)
  }

  /// The entries of a list take more than they did as text.
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

/// Something of a size that counts where it waits.
protocol SizeEstimating {
  /// Bytes, about.
  var weight: Int { get }
}
