public import Foundation

extension ViewGraph {
  /// Passes an address to every `onOpenURL` of the interface. While effects are held, it waits for their
  /// release.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether there is such a listener.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    if urlListeners.isEmpty { return false }
    if holdsEffects {
      effectAfterUpdate { [urlListeners] in urlListeners.open(url) }
    } else {
      withDependencies { urlListeners.open(url) }
    }
    return true
  }
}

/// The handlers of addresses with which the application is opened.
@MainActor
final class OpenURLListeners {
  private var listeners: [(id: ObjectIdentifier, perform: (URL) -> Void)] = []

  nonisolated init() {}

  func set(_ owner: AnyObject, perform: @escaping (URL) -> Void) {
    let id = ObjectIdentifier(owner)
    if let index = listeners.firstIndex(where: { $0.id == id }) {
      listeners[index].perform = perform
    } else {
      listeners.append((id, perform))
    }
  }

  func remove(_ owner: AnyObject) {
    listeners.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  var isEmpty: Bool { listeners.isEmpty }

  func open(_ url: URL) {
    for listener in listeners { listener.perform(url) }
  }
}
