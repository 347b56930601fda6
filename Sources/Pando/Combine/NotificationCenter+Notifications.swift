public import Foundation

extension NotificationCenter {
  /// The notifications with a name, one after another.
  ///
  /// ```swift
  /// for await _ in NotificationCenter.default.notifications(named: .didImport) { reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; nil is anybody.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications. Each loop over it receives the notifications from its beginning on, and ends with
  /// its task.
  public final class Notifications: AsyncSequence {
    /// Notifications.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (posts, continuation) = AsyncStream.makeStream(of: Post.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Post(notification: $0))
      }
      return Iterator(posts: posts.makeAsyncIterator(), watch: Watch(center: center, token: token))
    }

    /// The notifications that one loop takes.
    public struct Iterator: AsyncIteratorProtocol {
      private var posts: AsyncStream<Post>.Iterator
      private let watch: Watch

      fileprivate init(posts: AsyncStream<Post>.Iterator, watch: Watch) {
        self.posts = posts
        self.watch = watch
      }

      /// The next notification; nil when the task is cancelled.
      ///
      /// - Parameter actor: Where the loop runs.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posts.next(isolation: actor)?.notification
      }
    }

    /// A notification on its way from whoever posts to the loop.
    // Sendable because it is handed over once. What is in a notification is the application's, as with observers.
    fileprivate struct Post: @unchecked Sendable {
      let notification: Notification
    }

    /// Listens until the loop has ended.
    fileprivate final class Watch {
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
      }

      deinit { center.removeObserver(token) }
    }
  }
}

// Sendable because nothing in it changes, and a notification center may be used from any thread.
extension NotificationCenter.Notifications: @unchecked Sendable {}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}
