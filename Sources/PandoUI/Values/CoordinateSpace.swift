/// What places are measured from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  /// Whether it is measured from the upper leading corner of what is drawn.
  public var isGlobal: Bool { self == .global }
  /// Whether it is measured from the upper leading corner of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that says what places are measured from.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space that is meant.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of all that is drawn.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space of all that is drawn.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A space that a view around this one has given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The space with its name.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of all that is drawn.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

// Sendable because a name is a value that is only ever compared: `AnyHashable` cannot say so.
extension CoordinateSpace: @unchecked Sendable {}
