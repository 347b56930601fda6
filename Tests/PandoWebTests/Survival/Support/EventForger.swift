import Foundation
import PandoTestSupport
import PandoUI

/// Makes events in the format of a page, with values that its controls do not have.
@MainActor
final class EventForger {
  private let random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A frame for a random element that handles events; nil if there is none.
  func frame(number: Int, in tree: ElementTree) -> String? {
    if roll(40) == 0 {
      let size = "\(pick(Self.numbers)),\(pick(Self.numbers))"
      return #"["window","\#(pick(Self.zones))",\#(size),false,false,false]"#
    }
    if roll(25) == 0 { return measures(number, in: tree) }
    // Sorted, so that a seed makes the same frames again.
    var answering: [Int] = []
    for (id, element) in tree.elements where !element.attributes.events.isEmpty {
      answering.append(id.number)
    }
    answering.sort()
    guard !answering.isEmpty else { return nil }
    let id = answering[roll(answering.count)]
    guard let element = tree[ElementID(id)] else { return nil }
    return "[\(number),\(id),\(event(at: element, in: tree))]"
  }

  /// A frame with measures of random elements.
  private func measures(_ number: Int, in tree: ElementTree) -> String {
    let ids = tree.elements.keys.sorted()
    let measured = ids.filter { tree[$0]?.attributes.events.contains(.measure) == true }
    let entries = (0..<roll(5)).map { _ in
      let id = measured.isEmpty || roll(4) == 0 ? pick(ids) : pick(measured)
      let values = (0..<pick([2, 2, 4, 4, 8, 3])).map { _ in pick(Self.numbers + ["40", "320"]) }
      return "[\(id.number),\(values.joined(separator: ","))]"
    }
    return "[\(number),0,\"measure\",\(roll(3)),[\(entries.joined(separator: ","))]]"
  }

  private func event(at element: ElementTree.Element, in tree: ElementTree) -> String {
    let events = element.attributes.events
    let kinds = Self.kinds.filter { events.contains($0.0) }
    // Sometimes an event that the element does not handle.
    guard !kinds.isEmpty, roll(30) > 0 else {
      return value(pick(Self.kinds.map(\.1)), element, tree)
    }
    return value(kinds[roll(kinds.count)].1, element, tree)
  }

  private func value(
    _ kind: String,
    _ element: ElementTree.Element,
    _ tree: ElementTree
  ) -> String {
    let values =
      switch kind {
      case "change": change(element, tree)
      case "focus", "hover", "target", "sight": pick(["true", "false", "1"])
      case "key":
        "\"\(pick(Self.keys))\",[\(pick(["", "\"shift\"", "\"command\"", "\"hyper\""]))],"
          + "\"\(pick(["down", "up", "repeat", "sideways"]))\""
      case "drag": "\(place()),\(place()),\(pick(["true", "false"]))"
      case "drop": "[\"\(pick(Self.texts))\"],\(place())"
      case "hoverPoint": pick(["null", "true", place()])
      case "delete": id(near: element, tree)
      case "move": "\(id(near: element, tree)),\(pick([id(near: element, tree), "null"]))"
      case "action": pick(Self.numbers + ["0", "1", "2"])
      case "files": "[\"\(pick(Self.texts))\"]"
      default: ""
      }
    return values.isEmpty ? "\"\(kind)\"" : "\"\(kind)\",\(values)"
  }

  private func change(_ element: ElementTree.Element, _ tree: ElementTree) -> String {
    let type =
      switch element.kind {
      case _ where roll(12) == 0: pick(["flag", "text", "number", "date", "color", "selection"])
      case .toggle, .disclosure, .section, .navigationSplit: "flag"
      case .textField, .secureField, .textEditor: "text"
      case .slider, .stepper: "number"
      case .datePicker: "date"
      case .colorPicker: "color"
      default: "selection"
      }
    switch type {
    case "flag": return "\"flag\",\(pick(["true", "false", "null", "2"]))"
    case "text": return "\"text\",\"\(pick(Self.texts))\""
    case "color": return "\"color\",\"\(pick(Self.colors))\""
    case "selection":
      let ids = (0..<pick([1, 1, 1, 0, 2, 5])).map { _ in id(near: element, tree) }
      return "\"selection\",[\(ids.joined(separator: ","))]"
    default: return "\"\(type)\",\(roll(3) == 0 ? number(near: element) : pick(Self.numbers))"
    }
  }

  /// A number on, inside or just outside an element's range, on a step or between two.
  private func number(near element: ElementTree.Element) -> String {
    func number(_ key: AttributeKey) -> Double? {
      switch element.attributes[key] {
      case .number(let number)?: number
      case .date(let date)?: date.timeIntervalSince1970
      default: nil
      }
    }
    let value = number(.value) ?? 0
    let step = number(.step) ?? 86_400
    let ends = [number(.minimum) ?? value - step, number(.maximum) ?? value + step, value]
    let near = ends[roll(3)] + Double(roll(9) - 4) * step * pick([1, 1, 0.5, 0.37, 1e-9, 300])
    return near.isFinite ? "\(near)" : "1e300"
  }

  private func place() -> String {
    roll(2) == 0
      ? "[\(roll(2000) - 1000),\(roll(2000) - 1000)]"
      : "[\(pick(Self.numbers)),\(pick(Self.numbers))]"
  }

  /// The number of a nearby element (a child, a neighbour or the element itself), or any number.
  private func id(near element: ElementTree.Element, _ tree: ElementTree) -> String {
    switch roll(6) {
    case 0: return pick(Self.numbers)
    case 1: return "\(roll(400))"
    case 2: return "\(element.id.number)"
    default:
      let inside = tree.children(of: element.id)
      if let child = inside.isEmpty ? nil : inside[roll(inside.count)] {
        let below = tree.children(of: child.id)
        let isUnit = roll(4) > 0 || below.isEmpty
        return "\((isUnit ? child : below[roll(below.count)]).id.number)"
      }
      return "\(element.id.number + roll(9) - 4)"
    }
  }

  private static let kinds: [(EventKinds, String)] = [
    (.tap, "tap"), (.doubleTap, "doubleTap"), (.longPress, "longPress"), (.change, "change"),
    (.change, "change"), (.change, "change"), (.submit, "submit"), (.focus, "focus"), (.key, "key"),
    (.hover, "hover"), (.drag, "drag"), (.drop, "drop"), (.target, "target"), (.dismiss, "dismiss"),
    (.delete, "delete"), (.move, "move"), (.refresh, "refresh"), (.action, "action"),
    (.shortcut, "shortcut"), (.menu, "menu"), (.files, "files"), (.navigate, "navigate"),
  ]

  static let numbers = [
    "1e999", "-1e999", "1e300", "-1e300", "1e292", "9e18", "-9e18", "9223372036854775807",
    "-9223372036854775808", "18446744073709551616", "1e15", "-1e15", "999999999999999", "100000",
    "100001", "-100001", "99999.5", "0", "-0", "0.5", "1", "-1", "2", "2.5", "3", "11", "1e-300",
    "5e-324", "253402300799", "253402300800", "-62135596800", "-62135769600", "1e11", "2147483648",
    "1700000000", "null", "\"7\"", "true", "[1]",
  ]

  private static let texts = [
    "", "oak", "7", "-3", "2.5", "nan", "NaN", "-NaN", "inf", "∞", "-∞", "1e999", "1E999", "-1E999",
    "1E300", "9223372036854775808", "-9223372036854775809", "NaN%", "∞%", "€∞", "€NaN", "1/1/99999",
    "12/31/9999", "1/1/0001", "1/1/-5", "0/0/0", "99999-01-01", "\\u0000", "\\ud800", "a\\u0000b",
    "a\\nb", "a\\r\\nb", "a\\u2028b", "a\\u0085b", "\\u202e", "🌳", "٣", "0x7f", "1,5", "1.5.5",
    String(repeating: "9", count: 400), String(repeating: "x", count: 3000), "../../etc/passwd",
  ]

  private static let colors = [
    "#ff0000", "#00FF7f", "#+12345", "#-0ffff", "red", "#1234567", "#", "", "#ff000000", "#٣٣٣٣٣٣",
  ]

  private static let keys = [
    "a", "Enter", "Tab", "ArrowUp", "\\u0000", "", "👩‍👩‍👧", "F13", "\\ud800",
    "e" + String(repeating: "\u{301}", count: 500), " ", "Delete",
  ]

  private static let zones = [
    "Europe/Berlin", "Pacific/Kiritimati", "Etc/GMT+12", "GMT+99999", "", "../../etc/passwd",
    "\\u0000",
  ]

  private func roll(_ sides: Int) -> Int {
    var random = random
    return Int.random(in: 0..<max(sides, 1), using: &random)
  }

  private func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
