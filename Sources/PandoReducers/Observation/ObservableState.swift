public import Observation

/// State whose readers are told of the fields they read, and of no others.
///
/// Write `@ObservableState` instead of conforming by hand: the macro makes each stored property tell
/// who reads it.
public protocol ObservableState: Observable, SendableMetatype {
  /// Tells this value from others that were put in its place.
  var _$id: ObservableStateID { get }

  /// Notes that the value is about to be changed in place, so that an older copy of it that is put
  /// back later counts as another value.
  mutating func _$willModify()

  /// The stored properties behind the properties that tell who reads them; behind the whole, `\.self`, the registrar.
  static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { get }
}

extension ObservableState {
  /// None.
  public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { [:] }
}

/// The identity of a value of observable state: copies share it until one of them is changed in place
/// by its parent, and new values have others.
public struct ObservableStateID: Hashable, Sendable {
  /// What the value and all of its copies have in common, however often they are changed.
  @usableFromInline
  let origin: UInt64

  /// Which state of the value it is; another one after each change in place by its parent.
  @usableFromInline
  var version: UInt64

  /// The cases of enums around the value, from the inside out.
  @usableFromInline
  var tags: UInt64 = 0

  /// An identity that no other value has.
  public init() {
    let number = nextIdentity()
    (origin, version) = (number, number)
  }

  /// The identity of a value of a type that is known at run time only: a new one each time, if the value
  /// is not observable.
  @inlinable
  public static func _$id<T>(for value: T) -> Self {
    (value as? any ObservableState)?._$id ?? Self()
  }

  /// The identity of a value.
  @inlinable
  public static func _$id(for value: some ObservableState) -> Self {
    value._$id
  }

  /// The identity of an enum that holds the value of this one in the case of that number.
  public func _$tag(_ tag: Int) -> Self {
    var tagged = self
    // Exact for four enums in each other of up to 65,598 cases.
    tagged.tags = tags &* 65_599 &+ UInt64(truncatingIfNeeded: tag) &+ 1
    return tagged
  }

  /// Makes it another identity of the same origin.
  @inlinable
  public mutating func _$willModify() {
    version = nextIdentity()
  }

  /// Whether both are states of one value, in the same case: fields that were read of the one tell of
  /// changes of the other.
  @inlinable
  func hasSameOrigin(as other: Self) -> Bool {
    origin == other.origin && tags == other.tags
  }
}
