public import Foundation

/// Opens an address; the environment provides it.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(helpURL) }
/// ```
public struct OpenURLAction: Sendable {
  /// The result of handling an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the address.
    public static let handled = Result(kind: .handled)
    /// The handler did not open the address, and nothing else should.
    public static let discarded = Result(kind: .discarded)
    /// The system should open the address.
    public static let systemAction = Result(kind: .system(nil))
    /// The system should open another address.
    ///
    /// - Parameter url: The address that is opened instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The system should open another address.
    ///
    /// - Parameters:
    ///   - url: The address that is opened instead.
    ///   - prefersInApp: No effect here: the browser decides where it opens the address.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  // Sendable because only the main actor calls it.
  final class Handler: @unchecked Sendable {
    let perform: (URL) -> Result

    init(_ perform: @escaping (URL) -> Result) {
      self.perform = perform
    }
  }

  let handler: Handler?
  var system: SystemOpener?

  /// Makes an action that passes addresses to `handler`.
  ///
  /// - Parameter handler: Called on the main actor with each address; returns who opens it.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  init() {
    handler = nil
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address to open.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens an address and reports whether it was accepted.
  ///
  /// - Parameters:
  ///   - url: The address to open.
  ///   - completion: Called at once with whether the address was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: The address to open.
  ///   - prefersInApp: No effect here: the browser decides where it opens the address.
  @MainActor @preconcurrency
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

/// Opens addresses outside of the application; set by a renderer.
// Sendable because only the main actor calls it.
package final class SystemOpener: @unchecked Sendable {
  package let open: (URL) -> Bool

  /// - Parameter open: Opens the address and returns whether it could.
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

  /// Opens the addresses that no handler of the application opens.
  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }
}
