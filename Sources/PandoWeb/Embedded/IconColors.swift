/// The colours of icons that have their own: of a sun, of drops, of a sign that warns.
///
/// They are in `Icons/colors.txt`, by the names of icons.
enum IconColors {
  /// The paths of an icon with the names of their colours, nil for that of the text; nil if it has no colours of its own.
  static func paths(named name: String) -> [(path: SystemIcon.Path, color: Substring?)]? {
    guard let text = Embedded.iconColors[Embedded.iconAliases[name] ?? name] else { return nil }
    let colors = text.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      let count = parts.dropFirst().first.flatMap { Int($0) }
      return (name: parts[0] == "-" ? nil : parts[0], count: count)
    }
    let paths = SystemIcon(named: name, isLayered: true).paths
    if paths.contains(where: \.isBehind) {
      return paths.map { ($0, ($0.isBehind ? colors.first : colors.last)?.name) }
    }
    var turns = colors.flatMap { Array(repeating: $0.name, count: $0.count ?? 0) }[...]
    return paths.flatMap { path in
      var parts: [(path: SystemIcon.Path, color: Substring?)] = []
      for move in path.data.split(separator: "M") {
        let color = turns.popFirst() ?? colors.last?.name
        if let last = parts.indices.last, parts[last].color == color {
          parts[last].path = parts[last].path.adding(move)
        } else {
          parts.append((SystemIcon.Path(path.kind, "M" + move), color))
        }
      }
      return parts
    }
  }
}

extension SystemIcon.Path {
  fileprivate func adding(_ move: Substring) -> SystemIcon.Path {
    SystemIcon.Path(kind, data + "M" + move)
  }
}
