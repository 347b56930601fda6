public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; nil for any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// Notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center in which they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts the notifications; nil for any object.
    public let object: AnyObject?

    /// Listens to notifications.
    ///
    /// - Parameters:
    ///   - center: The center in which they are posted.
    ///   - name: Their name.
    ///   - object: The object that posts them; nil for any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Whether both listen to the same.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let posts = Posts(subject)
      let token = Token(
        center.addObserver(forName: name, object: object, queue: nil) { posts.subject.send($0) }
      )
      subject
        .handleEvents(receiveCancel: { [center] in center.removeObserver(token.value) })
        .subscribe(subscriber)
    }
  }

  /// The subject, for the closure that the center calls on the thread of the post.
  ///
  // Sendable because the subject guards what it holds by a lock of its own.
  private struct Posts: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>
    init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
  }

  /// The token that ends the observation.
  private struct Token {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
  }
}
