extension NavigationModel {
  /// What leads to the screens above the first one, as parts of an address: as far as the values of
  /// the path have texts, from the bottom.
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

  /// Goes where an address leads: the screens that stand already stay, others are pushed, as far as
  /// the texts mean something here.
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
    // At once: each change of the path is a copy of it, and an evaluation of the stack.
    _ = path.append(values)
  }
}
