public import Foundation

/// A tap that tells where it was.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Hashable, Sendable {
    /// The place, in points from the view's upper left corner. A tap by the keyboard is in the middle.
    public var location: CGPoint

    package init(location: CGPoint) {
      self.location = location
    }
  }

  /// The number of taps.
  public var count: Int
  /// The space in which the place is measured. It has no effect here.
  public var coordinateSpace: CoordinateSpace

  /// Makes a tap that tells where it was.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other; of more the gesture is recognized at each multiple.
  ///   - coordinateSpace: No effect here: places are measured from the view's upper left corner.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a tap that tells where it was.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other; of more the gesture is recognized at each multiple.
  ///   - coordinateSpace: No effect here: places are measured from the view's upper left corner.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let wanted = max(gesture.count, 1)
    decoration.on(.spatialTap) { event in
      guard case .spatialTap(let place, let count) = event, count % wanted == 0 else { return }
      let value = Value(location: place)
      sink.changed(value)
      sink.ended(value)
    }
  }
}

extension View {
  /// Runs an action with the place of a tap.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other.
  ///   - coordinateSpace: The space in which the place is measured: the view's own, the window's, or one that a view
  ///     around has named.
  ///   - action: Called on the main actor with the place, in points. A tap by the keyboard is in the middle.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      SpatialTapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action)
    )
  }

  /// Runs an action with the place of a tap.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other.
  ///   - coordinateSpace: The space in which the place is measured.
  ///   - action: Called on the main actor with the place, in points. A tap by the keyboard is in the middle.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace, action: action))
  }
}

/// Taps in the space of the view need no measures; for others the view is measured.
private struct SpatialTapModifier: ViewModifier {
  let count: Int
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
  @State private var geometry = Geometry()

  init(count: Int, space: CoordinateSpace, action: @escaping (CGPoint) -> Void) {
    self.count = count
    self.space = space
    self.action = action
  }

  @ViewBuilder func body(content: Content) -> some View {
    let proxy = GeometryProxy(geometry: geometry)
    if space == .local {
      content.gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
    } else {
      // Read here, so that the place is measured before a tap asks for it.
      let origin = proxy.frame(in: space).origin
      content
        .gesture(
          SpatialTapGesture(count: count).onEnded { tap in
            action(CGPoint(x: origin.x + tap.location.x, y: origin.y + tap.location.y))
          }
        )
        .modifier(MeasureModifier(geometry: geometry))
    }
  }
}
