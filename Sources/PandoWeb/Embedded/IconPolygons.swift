/// Polygons around the middle of an icon's square, as ``Embedded/enclosedIcons`` has them: each is `M`, its first
/// point, `l`, the steps to the other points, and `z`. Numbers have two decimals at most.
struct IconPolygons {
  /// The place and the size of the polygons.
  struct Placement {
    /// The size, of which 1 is that within a circle.
    var scale = 1.0
    /// The place of the middle.
    var x = 12.0, y = 12.0
  }

  /// The data of a path.
  let data: String

  init(_ data: String) {
    self.data = data
  }

  /// The data of the polygons at another place and in another size.
  func placed(_ placement: Placement) -> String {
    guard placement.scale != 1 || placement.x != 12 || placement.y != 12 else { return data }
    var writer = Writer(placement)
    for byte in data.utf8 { writer.read(byte) }
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// Reads polygons and writes them at another place. Its numbers are in hundredths.
  private struct Writer {
    private(set) var output: [UInt8] = []
    private let placement: Placement
    /// The number that is being read, without its sign, and how many decimals it has so far.
    private var digits: Int?
    private var decimals: Int?
    private var isNegative = false
    /// Whether the numbers are a point rather than steps, and whether the next one is a vertical one.
    private var isPoint = false, isVertical = false
    private var isFirst = true

    init(_ placement: Placement) {
      self.placement = placement
    }

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = (digits ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "."): decimals = 0
      case UInt8(ascii: "-"):
        finish()
        isNegative = true
      case UInt8(ascii: " "): finish()
      default:
        finish()
        output.append(byte)
        isPoint = byte == UInt8(ascii: "M")
        (isFirst, isVertical) = (true, false)
      }
    }

    private mutating func finish() {
      defer { (digits, decimals, isNegative) = (nil, nil, false) }
      guard let digits else { return }
      let hundredths = decimals == 2 ? digits : decimals == 1 ? digits * 10 : digits * 100
      var value = Double(isNegative ? -hundredths : hundredths)
      if isPoint {
        value = (isVertical ? placement.y : placement.x) * 100 + (value - 1200) * placement.scale
      } else {
        value *= placement.scale
      }
      write(Int(value.rounded()))
      isVertical.toggle()
      isFirst = false
    }

    private mutating func write(_ hundredths: Int) {
      if hundredths < 0 {
        output.append(UInt8(ascii: "-"))
      } else if !isFirst {
        output.append(UInt8(ascii: " "))
      }
      let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
      output += "\(whole)".utf8
      guard rest > 0 else { return }
      output += [UInt8(ascii: "."), UInt8(ascii: "0") + UInt8(rest / 10)]
      if rest % 10 > 0 { output.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }
  }
}
