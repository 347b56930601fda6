/// A text that a page sent after its `hello`, and what it says.
///
/// Made on the event loop of its socket, so that reading it does not take the main actor's time.
struct PageText: Sendable, Weighed {
  let text: String
  /// Nil if it is no frame of the protocol.
  let frame: PageFrame?

  init(_ text: String) {
    self.text = text
    frame = PageFrame(text)
  }

  var weight: Int { text.utf8.count }
}

/// Something of a size that counts where it waits.
protocol Weighed {
  /// Bytes, about.
  var weight: Int { get }
}
