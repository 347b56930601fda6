/// The name of a store in messages: `StoreOf<Counter>` if it is the store of a reducer.
func storeTypeName<State, Action>(of store: Store<State, Action>) -> String {
  let state = typeName(State.self, genericsAbbreviated: false)
  let action = typeName(Action.self, genericsAbbreviated: false)
  if let feature = state.removing(suffix: ".State"), action.removing(suffix: ".Action") == feature {
    return "StoreOf<\(feature)>"
  }
  let optional =
    state.removing(suffix: ".State?")
    ?? state.removing(suffix: ".State>")?.removing(prefix: "Optional<")
  if let optional, action.removing(suffix: ".Action") == optional {
    return "StoreOf<\(optional)?>"
  }
  for (wrapper, wrapperAction, name) in [
    ("IdentifiedArray<", "IdentifiedAction<", "IdentifiedStoreOf"),
    ("PresentationState<", "PresentationAction<", "PresentationStoreOf"),
    ("StackState<", "StackAction<", "StackStoreOf"),
  ] {
    guard
      let states = state.removing(prefix: wrapper)?.removing(suffix: ".State>"),
      action.hasPrefix(wrapperAction)
    else { continue }
    // An identified array names the type of the ids first.
    let feature = states.split(separator: ",").last.map { $0.drop { $0 == " " } } ?? ""
    return "\(name)<\(feature)>"
  }
  return "Store<\(state), \(action)>"
}

extension String {
  fileprivate func removing(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }

  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
