public import Foundation

extension View {
  /// Lets the view be dragged, and says what it carries.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Lets the view be dragged. Renderers draw what is dragged in their own way.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Takes what is dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: What is taken; anything else is left.
  ///   - action: Is given what was dropped and where, in points; says whether it was taken.
  ///   - isTargeted: Is told when something is held over the view. Renderers do not report that.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier<T>(action: action))
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

struct DropModifier<T: Transferable>: DecorationModifier {
  typealias Body = Never

  let action: ([T], CGPoint) -> Bool

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    decoration.on(.drop) { event in
      guard case .drop(let texts, let location) = event else { return }
      let items = texts.compactMap { T.value(from: $0) }
      if !items.isEmpty { _ = action(items, location) }
    }
  }
}
