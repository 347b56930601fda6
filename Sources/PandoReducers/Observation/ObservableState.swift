public import Observation

/// State whose readers are notified of changes of the fields they read only.
///
/// Write `@ObservableState` instead of conforming by hand: the macro makes each stored property register its readers.
public protocol ObservableState: Observable, SendableMetatype {
  /// The identity of the value, which distinguishes it from values that replace it.
  var _$id: ObservableStateID { get }

  /// Called before an in-place change. An older copy of the value that is put back later then counts as a different
  /// value.
  mutating func _$willModify()

  /// The stored properties behind the observed properties; for the whole state, `\.self`, its registrar.
  static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { get }
}

extension ObservableState {
  /// Empty.
  public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { [:] }
}

/// The identity of an observable state value. Copies share it until the parent changes one of them in place; a new
/// value has a new identity.
public struct ObservableStateID: Hashable, Sendable {
  /// The part that the value and all its copies share, however often they are changed.
  @usableFromInline
  let origin: UInt64

  /// The version of the value, which changes with each in-place change by its parent.
  @usableFromInline
  var version: UInt64

  /// The enum cases around the value, from the innermost to the outermost.
  @usableFromInline
  var tags: UInt64 = 0

  /// Makes a unique identity.
  public init() {
    let number = nextIdentity()
    (origin, version) = (number, number)
  }

  /// The identity of a value whose type is only known at run time. Each call gives a new one if the value is not
  /// observable.
  @inlinable
  public static func _$id<T>(for value: T) -> Self {
    (value as? any ObservableState)?._$id ?? Self()
  }

  /// The identity of a value.
  @inlinable
  public static func _$id(for value: some ObservableState) -> Self {
    value._$id
  }

  /// The identity of an enum whose case with that number holds the value of this one.
  public func _$tag(_ tag: Int) -> Self {
    var tagged = self
    // Unique for up to four nested enums with up to 65,598 cases.
    tagged.tags = tags &* 65_599 &+ UInt64(truncatingIfNeeded: tag) &+ 1
    return tagged
  }

  /// Changes it to a new identity of the same origin.
  @inlinable
  public mutating func _$willModify() {
    version = nextIdentity()
  }

  /// Whether both are versions of one value, in the same case. Readers of the fields of one are then notified of
  /// changes of the other.
  @inlinable
  func hasSameOrigin(as other: Self) -> Bool {
    origin == other.origin && tags == other.tags
  }
}
