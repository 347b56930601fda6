public import Observation

/// Tells the readers of a state's fields of their changes; the macro puts one into each state.
///
/// All copies of a state share the readers. While a store reduces, they are told when the new state is in
/// place; otherwise at once.
///
/// It is the same as any other registrar as far as comparing, hashing and coding are concerned, so that a
/// state is what its fields are.
public struct ObservationStateRegistrar: Sendable {
  /// The identity of the state.
  public private(set) var id = ObservableStateID()

  @usableFromInline
  let registrar = ObservationRegistrar()

  /// Makes one for a new state.
  public init() {}

  /// Notes that the state is about to be changed in place.
  public mutating func _$willModify() { id._$willModify() }

  /// Tells the readers of a field that it has changed, now or when the reduction is done.
  @usableFromInline
  func changed(_ keyPath: AnyKeyPath, _ kind: ChangeKind) {
    if let reduction = Reduction.current {
      reduction.note(registrar, keyPath, origin: id.origin, kind: kind)
    } else {
      registrar.tell(keyPath)
    }
  }

  /// Notes that elements of a collection may have been replaced, without any of its readers having to
  /// know.
  @usableFromInline
  func touched(_ type: Any.Type) {
    Reduction.current?.touch(type)
  }

  /// Keeps a state that is about to be taken away, for those who still show it.
  @usableFromInline
  func departing(_ state: some ObservableState) {
    Reduction.current?.depart(state)
  }

  /// The identity of the value that a field had before it was changed in place; nil if it was not.
  @usableFromInline
  static var replacedID: ObservableStateID? { Reduction.current?.replacedID }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
  /// True: a registrar is no part of what a state is.
  public static func == (_: Self, _: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Makes one for a decoded state; reads nothing.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
