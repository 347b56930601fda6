public import Foundation

extension View {
  /// Lets the user drag the view, which carries a value.
  ///
  /// - Parameter payload: Makes the carried value, each time the view's decoration is evaluated.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Lets the user drag the view. The browser draws the view in place of the preview.
  ///
  /// - Parameters:
  ///   - payload: Makes the carried value, each time the view's decoration is evaluated.
  ///   - preview: Made while the view is dragged and not drawn, so that its `onAppear` says what is dragged.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: payload)).modifier(DragPreviewModifier(preview: preview()))
  }

  /// Lets the user drop values on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type that is accepted; drops of other types are ignored.
  ///   - action: Called on the main actor with the values and the place in the view, in points. The
  ///     result has no effect.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier<T>(action: action))
  }

  /// Lets the user drop values on the view, and reports when something is held over it.
  ///
  /// - Parameters:
  ///   - payloadType: The type that is accepted; drops of other types are ignored.
  ///   - action: Called on the main actor with the values and the place in the view, in points. The
  ///     result has no effect.
  ///   - isTargeted: Called on the main actor with true when something that is dragged by a mouse comes over the view, of
  ///     whatever type, and with false when it goes or is dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void
  ) -> some View {
    modifier(DropModifier<T>(action: action)).modifier(DropTargetModifier(action: isTargeted))
  }
}

extension View {
  /// Lets the user drop values on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type that is accepted; drops of other types are ignored.
  ///   - isEnabled: Whether the view takes drops.
  ///   - action: Called on the main actor with the values, and with the place of the drop.
  @_disfavoredOverload
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropModifier<T>(isEnabled: isEnabled) { items, location in
        action(items, DropSession(location: location))
        return true
      }
    )
  }
}

/// What is known of a drop, besides the values.
public struct DropSession: Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
}

/// Reports when something that is dragged is over the view.
struct DropTargetModifier: DecorationModifier {
  typealias Body = Never

  let action: ((Bool) -> Void)?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard let action, environment.isEnabled else { return }
    decoration.on(.target) { event in
      if case .target(let isOver) = event { action(isOver) }
    }
  }
}

struct DraggableModifier<T: Transferable>: DecorationModifier {
  typealias Body = Never

  let payload: () -> T

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    guard let text = T.text(of: payload()) else { return }
    decoration[.draggable] = .text(text)
  }
}

/// Makes the preview of a view while that is dragged.
struct DragPreviewModifier<Preview: View>: ViewModifier {
  let preview: Preview
  @State private var isLifted = false

  func body(content: Content) -> some View {
    content.modifier(LiftModifier(action: { isLifted = $0 }))
      .background {
        if isLifted {
          preview.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
  }
}

/// Reports when the view begins to be dragged somewhere, and when that ends.
struct LiftModifier: DecorationModifier {
  typealias Body = Never

  let action: (Bool) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    decoration.on(.lift) { event in
      if case .lift(let isLifted) = event { action(isLifted) }
    }
  }
}

struct DropModifier<T: Transferable>: DecorationModifier {
  typealias Body = Never

  var isEnabled = true
  let action: ([T], CGPoint) -> Bool

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard isEnabled, environment.isEnabled else { return }
    let graph = environment.scope?.graph
    decoration.on(.drop) { [weak graph] event in
      guard case .drop(let texts, let location) = event else { return }
      let items = texts.compactMap { DragSource.text(of: $0, in: graph) }
        .compactMap { T.value(from: $0) }
      if !items.isEmpty { _ = action(items, location) }
    }
  }
}
