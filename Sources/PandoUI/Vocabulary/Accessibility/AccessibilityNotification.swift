public import Foundation

/// A message to assistive technology.
///
/// ```swift
/// Button("Add") {
///   cart.append(item)
///   AccessibilityNotification.Announcement("\(item.name) is in the cart").post()
/// }
/// ```
///
/// A page has an invisible live region, which screen readers read aloud when its words change.
/// The message goes to the page that the posting code belongs to.
public enum AccessibilityNotification {
  /// An announcement of words.
  public struct Announcement: Sendable {
    private let words: String
    private let isUrgent: Bool

    /// Makes an announcement of words.
    ///
    /// - Parameter announcement: The words, read aloud as they are.
    @_disfavoredOverload
    public init(_ announcement: String) {
      words = announcement
      isUrgent = false
    }

    /// Makes an announcement of words.
    ///
    /// - Parameter announcement: The words. If their `accessibilitySpeechAnnouncementPriority` is high, they
    ///   interrupt other speech.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
      isUrgent = announcement.runs.contains {
        $0.accessibilitySpeechAnnouncementPriority == .high
      }
    }

    /// Makes an announcement of words.
    ///
    /// - Parameter announcement: The words, as a localization key.
    public init(_ announcement: LocalizedStringKey) {
      words = announcement.text()
      isUrgent = false
    }

    /// Has the words read aloud.
    public func post() { Announcer.current.announce(words, isUrgent: isUrgent) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    private let words: String?

    /// Makes a message. A string is read aloud.
    ///
    /// - Parameter argument: The text to read aloud. Another value is ignored, because browsers notice changes.
    public init(_ argument: Any? = nil) { words = argument as? String }

    /// Has the text read aloud.
    public func post() { Announcer.current.announce(words ?? "") }
  }

  /// Another screen has come.
  public struct ScreenChanged {
    private let words: String?

    /// Makes a message. A string is read aloud.
    ///
    /// - Parameter argument: The text to read aloud. Another value is ignored, because browsers notice changes.
    public init(_ argument: Any? = nil) { words = argument as? String }

    /// Has the text read aloud.
    public func post() { Announcer.current.announce(words ?? "") }
  }

  /// A view was scrolled.
  public struct PageScrolled: Sendable {
    private let words: String

    /// Makes a message about the new place.
    ///
    /// - Parameter status: Words such as "page 2 of 5".
    public init(_ status: String) { words = status }

    /// Has the words read aloud.
    public func post() { Announcer.current.announce(words) }
  }
}
