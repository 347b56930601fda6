public import Foundation

/// Opens an address: a function from the environment.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(helpURL) }
/// ```
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// The handler did nothing, and nothing else is to be done.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The system opens another address.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  // Sendable because it is called on the main actor only.
  final class Handler: @unchecked Sendable {
    let perform: (URL) -> Result

    init(_ perform: @escaping (URL) -> Result) {
      self.perform = perform
    }
  }

  let handler: Handler?
  var system: SystemOpener?

  /// Makes an action that hands addresses to `handler`.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  init() {
    handler = nil
  }

  /// Opens an address.
  @MainActor
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens an address and says whether that could be done.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens an address, inside of the application if there is a way.
  @MainActor
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = open(url)
  }

  @MainActor
  private func open(_ url: URL) -> Bool {
    switch handler?.perform(url).kind ?? .system(nil) {
    case .handled: true
    case .discarded: false
    case .system(let other): system?.open(other ?? url) ?? false
    }
  }
}

/// What opens an address outside of the application: set by a renderer.
// Sendable because it is called on the main actor only.
package final class SystemOpener: @unchecked Sendable {
  package let open: (URL) -> Bool

  /// - Parameter open: Opens the address; says whether it could.
  package init(_ open: @escaping (URL) -> Bool) {
    self.open = open
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private enum SystemOpenerKey: EnvironmentKey {
  static var defaultValue: SystemOpener? { nil }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemOpenerKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// What opens an address if no handler of the application does.
  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }
}

/// What is done with an address the application is opened with.
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
