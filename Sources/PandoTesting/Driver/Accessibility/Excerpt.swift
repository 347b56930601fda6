import PandoUI

/// The part of a printed tree that matters for a failure: some elements, with the lines around them
/// and above them.
@MainActor
struct Excerpt {
  let text: String

  /// The maximum number of lines of a tree that is shown as a whole, and of the lines shown of a
  /// searched place.
  static let wholeCount = 30
  /// How many lines are shown before and after an element.
  static let reach = 4
  /// How many elements are shown with what is around them.
  static let focusCount = 4

  /// Makes an excerpt.
  ///
  /// - Parameters:
  ///   - root: The interface.
  ///   - nodes: The elements that matter.
  ///   - places: Where something was looked for. They are shown if there are no `nodes`.
  init(
    of root: AccessibilityNode,
    around nodes: [AccessibilityNode],
    in places: [AccessibilityNode]
  ) {
    let lines = root.contentLines
    if lines.count <= Self.wholeCount {
      text = root.outline()
      return
    }
    var indices: [ElementID: Int] = [:]
    for (index, line) in lines.enumerated() { indices[line.node.id] = index }
    /// The line of an element, or of the nearest one around it that has a line.
    func index(of node: AccessibilityNode) -> Int? {
      node.selfAndAncestors.lazy.compactMap { indices[$0.id] }.first
    }

    var kept: Set<Int> = []
    /// Keeps lines, and the lines of the elements around the first of them.
    func keep(_ range: ClosedRange<Int>) {
      let range = range.clamped(to: 0...lines.count - 1)
      kept.formUnion(range)
      var depth = lines[range.lowerBound].depth
      for above in stride(from: range.lowerBound, through: 0, by: -1)
      where lines[above].depth < depth {
        kept.insert(above)
        depth = lines[above].depth
      }
    }
    let focused = nodes.compactMap { index(of: $0) }.prefix(Self.focusCount)
    for index in focused { keep(index - Self.reach...index + Self.reach) }
    for place in places.prefix(Self.focusCount) where focused.isEmpty {
      let start = index(of: place)
      let end = start.flatMap { start in
        lines[(start + 1)...].firstIndex { $0.depth <= lines[start].depth }
      }
      let length = Self.wholeCount / min(places.count, Self.focusCount)
      let first = start ?? 0
      keep(first...min((end ?? lines.count), first + length) - 1)
    }
    text = Self.write(lines, kept)
  }

  /// The kept lines, with the number of omitted lines in between.
  private static func write(_ lines: [AccessibilityNode.Line], _ kept: Set<Int>) -> String {
    var result: [String] = []
    var left = 0
    func leave(at depth: Int) {
      guard left > 0 else { return }
      let indentation = String(repeating: "  ", count: depth)
      result.append("\(indentation)… \(left) more \(left == 1 ? "line" : "lines")")
      left = 0
    }
    for (index, line) in lines.enumerated() {
      guard kept.contains(index) else {
        left += 1
        continue
      }
      leave(at: line.depth)
      result.append(line.text)
    }
    leave(at: 0)
    return result.joined(separator: "\n")
  }
}
