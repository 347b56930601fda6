/// Tells what was drawn before something from what was drawn after it.
struct DrawMark: Comparable {
  private var number: Int

  /// Before everything.
  static var first: DrawMark { DrawMark(number: 0) }

  /// A later one.
  var next: DrawMark { DrawMark(number: number + 1) }

  static func < (lhs: DrawMark, rhs: DrawMark) -> Bool { lhs.number < rhs.number }
}
