extension ListSelection {
  /// Gives the list of a split view's column an address: the name of the row that it selects.
  ///
  /// - Parameters:
  ///   - element: The description of the list.
  ///   - values: The values of the rows.
  ///   - graph: The graph of the list.
  ///   - open: Called when an address names a row, selected before or not: a narrow window shows what the row leads to.
  @MainActor
  func describeAddress(
    _ element: inout ElementDescription,
    _ values: OptionTable<Value>,
    in graph: ViewGraph?,
    open: @escaping @MainActor () -> Void
  ) {
    guard !allowsMultiple else { return }
    let name = current().first.flatMap { PathComponent.name(ofChoice: AnyHashable($0)) }
    element[.address] = .list(name.map { [$0] } ?? [])
    element.on(.navigate) { [weak graph] event in
      guard case .navigate(let names) = event, let name = names.first else { return }
      let value = PathComponent.choice(named: name, among: values.values.values)
      if value != nil { open() }
      guard let value, !current().contains(value) else {
        // The rows may still be loaded.
        graph?.addressAnswer = values.values.isEmpty ? .awaited : .known
        return
      }
      // A request must not save what it selects, so it waits until the page is connected.
      let mustWait = !isPageState && graph?.holdsEffects == true
      graph?.addressAnswer = mustWait ? .awaited : .known
      if !mustWait { replace([value]) }
    }
  }
}
