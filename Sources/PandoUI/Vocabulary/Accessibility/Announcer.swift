package import PandoDependencies

/// Sends words that no view shows to assistive technology.
package final class Announcer: Sendable {
  private let tell: @MainActor @Sendable (_ words: String, _ isUrgent: Bool) -> Void

  /// - Parameter tell: Has words read aloud; urgent ones interrupt others.
  package init(
    _ tell: @escaping @MainActor @Sendable (_ words: String, _ isUrgent: Bool) -> Void
  ) {
    self.tell = tell
  }

  /// Has words announced in the page that the code belongs to.
  func announce(_ words: String, isUrgent: Bool = false) {
    guard !words.isEmpty else { return }
    let tell = tell
    Task { @MainActor in tell(words, isUrgent) }
  }

  /// The announcer of the page whose code is running; outside of pages, one that does nothing.
  static var current: Announcer {
    @Dependency(\.announcer) var announcer
    return announcer
  }
}

private enum AnnouncerKey: DependencyKey {
  static let liveValue = Announcer { _, _ in }
  static let testValue = Announcer { _, _ in }
}

extension DependencyValues {
  /// The announcer of words that no view shows.
  package var announcer: Announcer {
    get { self[AnnouncerKey.self] }
    set { self[AnnouncerKey.self] = newValue }
  }
}
