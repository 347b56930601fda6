extension PinnedScrollableViews {
  /// The parts as an attribute; nil for none.
  var attribute: AttributeValue? {
    var names: [String] = []
    if contains(.sectionHeaders) { names.append("headers") }
    if contains(.sectionFooters) { names.append("footers") }
    return names.isEmpty ? nil : .list(names)
  }
}
