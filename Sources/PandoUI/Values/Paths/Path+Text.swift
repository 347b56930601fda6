import Foundation

extension Path {
  /// The path as the data of an SVG path, with at most `digits` digits after the decimal point.
  package func svg(digits: Int = 2) -> String {
    var text = ""
    func add(_ letter: Character, _ points: CGPoint...) {
      text.append(letter)
      var isFirst = true
      for number in points.flatMap({ [$0.x, $0.y] }) {
        let short = shortNumber(number, digits: digits)
        // A minus sign separates two numbers without a space.
        if !isFirst, !short.hasPrefix("-") { text.append(" ") }
        text += short
        isFirst = false
      }
    }
    for element in elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadCurve(let to, let control): add("Q", control, to)
      case .curve(let to, let first, let second): add("C", first, second, to)
      case .closeSubpath: text.append("Z")
      }
    }
    return text
  }
}

extension Path: LosslessStringConvertible {
  /// The elements of the path: for each its coordinates, then its letter.
  public var description: String {
    func words(_ points: CGPoint...) -> String {
      points.map { "\(shortest($0.x)) \(shortest($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): words(to) + " m"
      case .line(let to): words(to) + " l"
      case .quadCurve(let to, let control): words(control, to) + " q"
      case .curve(let to, let first, let second): words(first, second, to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Makes a path from its description; nil if the text is not a description of a path.
  ///
  /// - Parameter string: Coordinates, each group followed by its letter: `m`, `l`, `q`, `c` or `h`.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points[0])
      case ("l", 2): addLine(to: points[0])
      case ("q", 4): addQuadCurve(to: points[1], control: points[0])
      case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private func shortest(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
  }
}
