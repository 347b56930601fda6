public import Foundation

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension View {
  /// Handles an address with which the application was opened.
  ///
  /// A renderer passes addresses to ``ViewGraph/open(_:)``.
  ///
  /// - Parameter action: Called on the main actor with each address that is opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

/// Listens for addresses as long as its content exists.
struct OpenURLModifier: AttachmentModifier {
  typealias Body = Never

  let action: (URL) -> Void

  func makeAttachment(at node: GraphNode) -> ActionTarget { ActionTarget() }

  func update(_ attachment: ActionTarget, in environment: EnvironmentValues, at node: GraphNode) {
    node.graph.urlListeners.set(attachment, perform: action)
  }

  func end(_ attachment: ActionTarget, at node: GraphNode) {
    node.graph.urlListeners.remove(attachment)
  }
}
