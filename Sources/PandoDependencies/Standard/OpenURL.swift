public import Foundation
import IssueReporting

extension DependencyValues {
  /// Opens an address outside of the application.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// func helpTapped() async {
  ///   await openURL(URL(string: "https://example.com/help")!)
  /// }
  /// ```
  ///
  /// In an application that is served, the browser of the page for which the code runs opens it. Code
  /// that has left its page has no browser, and is reported. In a test, override it; a call without an
  /// override is reported.
  public var openURL: OpenURLEffect {
    get { self[OpenURLEffect.self].opened(by: systemURLOpener) }
    set { self[OpenURLEffect.self] = newValue }
  }
}

/// Opens an address.
///
/// May be used from any isolation.
public struct OpenURLEffect: Sendable {
  /// Opens addresses for a page.
  package typealias System = @Sendable (URL) async -> Bool

  private let handler: @Sendable (URL, System?) async -> Bool
  private var system: System?

  /// Makes an effect from a closure.
  ///
  /// - Parameter handler: Opens the address, and returns whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.init { url, _ in await handler(url) }
  }

  private init(_ handler: @escaping @Sendable (URL, System?) async -> Bool) {
    self.handler = handler
  }

  /// The effect for the page that these dependencies belong to.
  fileprivate func opened(by system: System?) -> OpenURLEffect {
    var effect = self
    effect.system = system
    return effect
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it was accepted.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url, system)
  }
}

extension OpenURLEffect: DependencyKey {
  /// Opens the address in the browser of the running code's page.
  public static let liveValue = OpenURLEffect { url, system in
    if let system { return await system(url) }
    reportIssue(
      """
      '@Dependency(\\.openURL)' was called by code that belongs to no page, so there is no browser \
      that could open '\(url)'.

      Code leaves its page in 'DispatchQueue', 'Task.detached' and completion handlers; see \
      'withEscapedDependencies'.
      """
    )
    return false
  }

  /// Opens the address in the tested interface; without one, reports an issue and returns false.
  public static let testValue = OpenURLEffect { url, system in
    if let system { return await system(url) }
    reportUnimplemented("@Dependency(\\.openURL)", fix: "$0.openURL = OpenURLEffect { _ in true }")
    return false
  }
}

/// The opener of addresses for a page; nil outside of a page.
private enum SystemURLOpenerKey: DependencyKey {
  static var liveValue: OpenURLEffect.System? { nil }
  static var testValue: OpenURLEffect.System? { nil }
}

extension DependencyValues {
  /// Opens addresses for the page of these dependencies. Each page sets it when it is made.
  ///
  /// Separate from ``openURL``, which an application may override.
  package var systemURLOpener: OpenURLEffect.System? {
    get { self[SystemURLOpenerKey.self] }
    set { self[SystemURLOpenerKey.self] = newValue }
  }
}
