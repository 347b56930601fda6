public import Foundation

/// The room that a container offers a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil asks for the ideal width.
  ///   - height: The height in points; nil asks for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  ///
  /// - Parameter size: The size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size.
  ///
  /// - Parameter size: The length that replaces an unspecified width or height, in points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The preferred room around a view.
public struct ViewSpacing: Equatable, Sendable {
  /// No room.
  public static let zero = ViewSpacing(points: 0)

  private var points: CGFloat

  private init(points: CGFloat) {
    self.points = points
  }

  /// Makes the spacing of stacks, 8 points.
  public init() {
    points = 8
  }

  /// The room between two views.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view after this one.
  ///   - axis: No effect here: the room is the same in both directions.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(points, next.points)
  }

  /// Takes the larger room of this spacing and another one.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: No effect here: the room is the same at all edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    points = max(points, other.points)
  }

  /// The larger room of this spacing and another one.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: No effect here: the room is the same at all edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(points: max(points, other.points))
  }
}

/// The properties of a layout, which do not depend on its views.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks views; nil if it does not.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that stacks nothing.
  public init() {}
}

/// The key of a value that a view gives the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

/// A layout value as a trait.
enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Sets a value that the layout around the view reads.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: The value, which a ``Layout`` reads with ``LayoutSubview/subscript(_:)``.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(LayoutValueTrait<K>.self, value)
  }
}
