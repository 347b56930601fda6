#if DEBUG
  import PandoUI
  import Synchronization

  /// The drawing of an unknown icon in a debug build: its name, small, beside the plain icon.
  enum UnknownIcon {
    /// The longest name that is shown, and how many names are reported.
    private static let (maxLength, maxCount) = (48, 1_000)
    /// The names that were reported. The names of a program are few, but one may come from data.
    private static let reported = Mutex<Set<String>>([])

    /// Writes the name beside the plain icon, which becomes as wide as the name but no higher, and reports it the
    /// first time.
    static func show(_ name: String, in node: inout HTMLElement) {
      report(name)
      let lines = lines(of: name)
      guard let longest = lines.map(\.count).max() else { return }
      node[.viewBox] = "0 0 \(26 + longest * 5) 24"
      node.style[.width] = .keyword("auto")
      node.style[.maxWidth] = .percent(100)
      for (index, line) in lines.enumerated() {
        var text = HTMLElement(.svgText)
        text.addClass("icon-fill", "icon-bare")
        text[.x] = "24"
        text[.y] = lines.count == 1 ? "15" : "\(10 + index * 10)"
        text.style[.fontSize] = .px(8.5)
        text.children = [.text(line)]
        node.children.append(.element(text))
      }
    }

    /// The name in one line, or in two that part at a dot.
    private static func lines(of name: String) -> [String] {
      let name = String(name.prefix(maxLength))
      let dots = name.indices.filter { name[$0] == "." }
      let middle = name.count / 2
      let best = dots.min { left, right in
        abs(name.distance(from: name.startIndex, to: left) - middle)
          < abs(name.distance(from: name.startIndex, to: right) - middle)
      }
      guard name.count > 8, let best else { return name.isEmpty ? [] : [name] }
      return [String(name[..<best]), String(name[best...])]
    }

    private static func report(_ name: String) {
      let isNew = reported.withLock { names in
        names.count < maxCount && names.insert(name).inserted
      }
      guard isNew else { return }
      reportProbableMisuse(
        """
        There is no icon "\(name.prefix(maxLength))": its name stands in its place in debug builds, and a plain icon \
        in others. Use the name of another, or an image of your own.
        """
      )
    }
  }
#endif
