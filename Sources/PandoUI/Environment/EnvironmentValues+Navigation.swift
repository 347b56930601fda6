public import Foundation

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How dates are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Where the reader's clock stands.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the application can show several windows at once. It cannot.
  public var supportsMultipleWindows: Bool { self[SupportsMultipleWindowsKey.self] }
}

extension View {
  /// Does something with an address that the application was opened with.
  ///
  /// A renderer hands addresses to ``ViewGraph/open(_:)``.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

/// Listens for addresses while its content is there.
struct OpenURLModifier: AttachmentModifier {
  typealias Body = Never

  let action: (URL) -> Void

  func makeAttachment(at node: GraphNode) -> ActionBox { ActionBox() }

  func update(_ attachment: ActionBox, in environment: EnvironmentValues, at node: GraphNode) {
    node.graph.urlListeners.set(attachment, perform: action)
  }

  func end(_ attachment: ActionBox, at node: GraphNode) {
    node.graph.urlListeners.remove(attachment)
  }
}

extension ViewGraph {
  /// Hands an address to every `onOpenURL` of the interface.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    urlListeners.open(url)
  }
}
