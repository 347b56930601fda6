extension NavigationModel {
  /// The screens above the first one as parts of an address, from the bottom up to the first value
  /// that has no text.
  var address: [String] {
    guard container == .stack, let path else { return [] }
    var texts: [String] = []
    for item in items {
      guard case .value(let value) = item.destination,
        let text = PathComponent.text(of: value, namesType: path.elementType == nil)
      else { break }
      texts.append(text)
    }
    return texts
  }

  /// Goes to an address. Screens that it shares with the present address stay; the others are
  /// pushed, up to the first text that stands for no value.
  func navigate(to texts: [String]) {
    guard let path else { return }
    let standing = zip(address, texts).prefix { $0 == $1 }.count
    if items.count > standing { pop(to: standing) }
    var values: [AnyHashable] = []
    for text in texts.dropFirst(standing) {
      let value =
        path.elementType.map { PathComponent.value(text, as: $0) }
        ?? PathComponent.value(text, amongTypes: table.types)
      guard let value else { break }
      values.append(value)
    }
    // All values at once, because each change of the path copies it and evaluates the stack.
    _ = path.append(values)
  }
}
