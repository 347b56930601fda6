/// A point in the sequence of drawing, to compare what was drawn earlier and later.
struct DrawMark: Comparable {
  private var number: Int

  /// The mark before all others.
  static var first: DrawMark { DrawMark(number: 0) }

  /// The following mark.
  var next: DrawMark { DrawMark(number: number + 1) }

  static func < (lhs: DrawMark, rhs: DrawMark) -> Bool { lhs.number < rhs.number }
}
