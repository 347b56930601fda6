/// The identity of a child: for an enum its case, and the `id` of the value or of its case's payload.
struct ValueIdentity: Hashable {
  let tag: UInt32?
  let id: AnyHashable?

  init(tag: UInt32?, id: AnyHashable?) {
    (self.tag, self.id) = (tag, id)
  }

  init<Value>(of value: Value) {
    tag = EnumTag.tag(of: value)
    id = identifiableID(of: value) ?? tag.flatMap { CasePayload.id(of: value, tag: $0) }
  }
}

/// The `id` of a value, if it has one.
func identifiableID(of value: some Any) -> AnyHashable? {
  guard let value = value as? any Identifiable else { return nil }
  func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
  return id(of: value)
}

/// Presented state that is short-lived: the first action it sends dismisses it.
///
/// Alerts and confirmation dialogs are ephemeral.
public protocol _EphemeralState<Action> {
  associatedtype Action
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The type of the state's actions.
  public static var actionType: Any.Type { Action.self }

  /// Whether an action of the parent, or of an enum of destinations, belongs to this state.
  static func canSend<ParentAction>(_ action: ParentAction) -> Bool {
    if ParentAction.self == actionType { return true }
    guard let tag = EnumTag.tag(of: action) else { return false }
    return CasePayload.type(of: action, tag: tag) == actionType
  }
}

/// The type of a value, or of its case's payload, if it is ephemeral.
func ephemeralType<State>(of state: State) -> (any _EphemeralState.Type)? {
  if let type = State.self as? any _EphemeralState.Type { return type }
  guard let tag = EnumTag.tag(of: state) else { return nil }
  return CasePayload.type(of: state, tag: tag) as? any _EphemeralState.Type
}
