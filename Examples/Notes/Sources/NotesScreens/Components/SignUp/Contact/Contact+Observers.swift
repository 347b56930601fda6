import Pando

extension ContactComponent {
  var observers: Void {
    // The name is checked while the visitor types, and once more when they continue.
    store.didChange.map(\.name).removeDuplicates().debounce(for: .milliseconds(300)) += { _ in
      Task { await checkName() }
    }
    next += {
      Task {
        if await checkName(), isDone { didFinish.send() }
      }
    }
  }

  /// Asks whether the name is free, and shows an error beside it if it is not.
  ///
  /// - Returns: Whether the name is free; false as well if it was changed meanwhile.
  @discardableResult
  private func checkName() async -> Bool {
    let name = store.state.name
    guard !name.isEmpty else { return false }
    let isFree = await store.status.during(.checkingName) { await services.names.isFree(name) }
    guard store.state.name == name else { return false }
    if !isFree { store.validation.contact.activateTrigger(for: ~\Contact.name, tag: Self.taken) }
    return isFree
  }
}
