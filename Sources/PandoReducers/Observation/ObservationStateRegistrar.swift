public import Observation

/// Notifies the readers of a state's fields of changes. The macro adds one to each state.
///
/// All copies of a state share the readers. While a store reduces, readers are notified once the new state is in
/// place; otherwise at once.
///
/// It is neutral in comparing, hashing and coding, so that these depend on the fields of a state only.
public struct ObservationStateRegistrar: Sendable {
  /// The identity of the state.
  public private(set) var id = ObservableStateID()

  @usableFromInline
  let registrar = ObservationRegistrar()

  /// Makes a registrar for a new state.
  public init() {}

  /// Called before an in-place change of the state.
  public mutating func _$willModify() { id._$willModify() }

  /// Notifies the readers of a field, now or at the end of the reduction.
  @usableFromInline
  func changed(_ keyPath: AnyKeyPath, _ kind: ChangeKind) {
    if let reduction = Reduction.current {
      reduction.note(registrar, keyPath, origin: id.origin, kind: kind)
    } else {
      registrar.notify(keyPath)
    }
  }

  /// Notes that elements of a collection may have been replaced, which none of its readers has to know.
  @usableFromInline
  func touched(_ type: Any.Type) {
    Reduction.current?.touch(type)
  }

  /// Keeps a state that is about to be removed, for stores that still show it.
  @usableFromInline
  func departing(_ state: some ObservableState) {
    Reduction.current?.depart(state)
  }

  /// The identity of a field's value from before an in-place change; nil if there is none in progress.
  @usableFromInline
  static var replacedID: ObservableStateID? { Reduction.current?.replacedID }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
  /// True: a registrar is not part of the value of a state.
  public static func == (_: Self, _: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Makes a registrar for a decoded state; decodes nothing.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
