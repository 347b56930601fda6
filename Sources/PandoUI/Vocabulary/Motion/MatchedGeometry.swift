/// The properties that views of one identity share when one takes the place of another.
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
  /// Gives the view the frame of another one with the same identity.
  ///
  /// If a view with the identity is removed and another is inserted in `withAnimation`, the page animates from the frame
  /// of the one to the frame of the other.
  ///
  /// A view that is not a source is drawn in the place of the source, as long as there is one. Along each axis on which
  /// it fills its room, as shapes and colors do, it has the size of the source. Its neighbours stay where they are. If
  /// another view becomes the source in `withAnimation`, the view moves there.
  ///
  /// - Parameters:
  ///   - id: The identity that the views share; identities with the same description are the same.
  ///   - namespace: The namespace of the identity.
  ///   - properties: The properties that the view takes from the other one.
  ///   - anchor: The point of both frames that coincides.
  ///   - isSource: Whether other views take the frame of this one. One view at a time should be the
  ///     source; of several the first one in sight is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let kind =
      properties.isSuperset(of: .frame)
      ? "frame" : properties.contains(.position) ? "position" : "size"
    return attribute(
      .matchedGeometry,
      properties.isDisjoint(with: .frame)
        ? nil
        : .list([
          "\(namespace.number) \(String(describing: id))",
          isSource ? "source" : "follower",
          "\(kind) \(Double(anchor.x)) \(Double(anchor.y))",
        ])
    )
  }
}
