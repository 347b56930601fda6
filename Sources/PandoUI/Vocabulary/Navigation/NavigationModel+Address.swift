extension NavigationModel {
  /// The screens above the first one as parts of an address, from the bottom up to the first value
  /// that has no text.
  var address: [String] {
    guard container == .stack, path != nil else { return [] }
    var texts: [String] = []
    for item in items {
      guard case .value(let value) = item.destination,
        let text = addressComponent(of: value)
      else { break }
      texts.append(text)
    }
    return texts
  }

  /// A value that is pushed as a part of an address; nil if no text leads back to it.
  func addressComponent(of value: AnyHashable) -> String? {
    PathComponent.text(of: value, namesType: container == .split || path?.elementType == nil)
  }

  /// Goes to an address. Screens that it shares with the present address stay; the others are
  /// pushed, up to the first text that stands for no value. One empty text stands for the screen that was left last.
  ///
  /// - Returns: Whether the stack knows where the address leads. A stack without destinations may
  ///   get some later, such as when a visitor has signed in on its first screen.
  func navigate(to texts: [String]) -> Bool {
    guard let path else { return true }
    // No text of a value is empty.
    if texts == [""] {
      goForward()
      return true
    }
    let standing = zip(address, texts).prefix { $0 == $1 }.count
    if items.count > standing { pop(to: standing) }
    var values: [AnyHashable] = []
    for text in texts.dropFirst(standing) {
      let value =
        path.elementType.map { PathComponent.value(text, as: $0) }
        ?? PathComponent.value(text, amongTypes: table.types)
      guard let value, table.leads(from: value) else { break }
      values.append(value)
    }
    // All values at once, because each change of the path copies it and evaluates the stack.
    _ = append(values, to: path)
    return !table.types.isEmpty
  }

  /// The screen of a link in the last column of a split view, as a part of an address.
  var detailAddress: [String] {
    guard container == .split, case .value(let value)? = presented?.wrappedValue.last?.content,
      let text = addressComponent(of: value)
    else { return [] }
    return [text]
  }

  /// Shows in the last column of a split view what the first part of an address names, or what the
  /// selection leads to if no link has the name.
  func showDetail(at texts: [String]) {
    guard container == .split, detailAddress != Array(texts.prefix(1)) else { return }
    let value = texts.first.flatMap { PathComponent.value($0, amongTypes: table.types) }
    let replaced = presented?.wrappedValue ?? []
    if let value, table.leads(from: value) {
      push(value)
    } else if !replaced.isEmpty {
      presented?.wrappedValue = []
    }
    for old in replaced { old.onPop?() }
  }
}
