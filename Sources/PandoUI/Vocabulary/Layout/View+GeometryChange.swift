extension View {
  /// Runs an action with a value made from the view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the proxy, when something changes that it read from it.
  ///   - action: Called on the main actor with the value, first when the view was measured. Without
  ///     a browser that measures, it is called with what is known when the view appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with a value made from the view's geometry, and again when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the proxy, when something changes that it read from it.
  ///   - action: Called on the main actor with the old and the new value; equal at the first call.
  ///     Without a browser that measures, it is called with what is known when the view appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

struct GeometryChangeModifier<T: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @State private var geometry = Geometry()
  @Environment(\.measuresViews) private var measuresViews

  init(
    transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        GeometryChangeReader(
          geometry: geometry,
          isAwaited: measuresViews,
          transform: transform,
          action: action
        )
      )
      .modifier(MeasureModifier(geometry: geometry))
  }
}

/// Reads the geometry inside of the node that requests the measure, because that node has to be
/// made first.
private struct GeometryChangeReader<T: Equatable>: ViewModifier {
  let geometry: Geometry
  let isAwaited: Bool
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  func body(content: Content) -> some View {
    let isKnown = isAwaited ? geometry.isMeasured : geometry.isSettled
    let value = isKnown ? transform(GeometryProxy(geometry: geometry)) : nil
    return content.onChange(of: value, initial: true) { old, new in
      if let new { action(old ?? new, new) }
    }
  }
}
