/// What views that take each other's place have in common.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets the view take the place of another one with the same identity.
  ///
  /// When one of them goes and another comes in `withAnimation`, the page draws the way from the place
  /// and the size of the one to those of the other. Views that are there together stay where they are
  /// laid out.
  ///
  /// - Parameters:
  ///   - id: The identity that the views share; its description tells identities apart.
  ///   - namespace: The namespace of the identity.
  ///   - properties: No effect here: position and size are drawn.
  ///   - anchor: No effect here: the whole frame is drawn.
  ///   - isSource: Whether other views begin at this one. A view that is not a source begins where it
  ///     is laid out.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    attribute(
      .matchedGeometry,
      isSource ? .text("\(namespace.number) \(String(describing: id))") : nil
    )
  }
}
