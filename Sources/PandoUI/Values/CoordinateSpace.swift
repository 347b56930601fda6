/// A space in which positions are measured.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  /// Whether positions are measured from the upper leading corner of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether positions are measured from the upper leading corner of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A space that a view around this one has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The named space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space with a name.
  ///
  /// - Parameter name: The name, which is compared with `==`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

// Sendable because a name is a value that is only ever compared: `AnyHashable` cannot say so.
extension CoordinateSpace: @unchecked Sendable {}
