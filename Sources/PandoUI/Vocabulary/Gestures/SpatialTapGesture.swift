public import Foundation

/// A tap with its place.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Hashable, Sendable {
    /// The place in the space of the gesture, in points. A tap by the keyboard is in the middle of
    /// the view.
    public var location: CGPoint

    package init(location: CGPoint) {
      self.location = location
    }
  }

  /// The number of taps.
  public var count: Int
  /// The space in which the place is measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a tap with its place.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other; of more the gesture is recognized at each multiple.
  ///   - coordinateSpace: The space in which the place is measured: the view's own, the window's, or one that a view
  ///     around has named.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a tap with its place.
  ///
  /// - Parameters:
  ///   - count: The number of taps one after the other; of more the gesture is recognized at each multiple.
  ///   - coordinateSpace: The space in which the place is measured: the view's own, the window's, or one that a view
  ///     around has named.
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
    let origin = gesture.coordinateSpace.origin(in: &decoration)
    decoration.on(.spatialTap) { event in
      guard case .spatialTap(let place, let count) = event, count % wanted == 0 else { return }
      let value = Value(location: place.moved(by: origin))
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
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
        .onEnded { action($0.location) }
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
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }
    )
  }
}
