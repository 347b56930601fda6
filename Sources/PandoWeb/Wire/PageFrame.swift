import Foundation
import PandoUI

/// A frame that a page sent after its `hello`.
enum PageFrame: Hashable, Sendable {
  /// The user acted on an element. The event is nil if its kind or values are unknown; the number
  /// is answered nevertheless.
  case event(number: Int, element: ElementID, Event?)
  /// The user went to an entry of the page's history.
  case history(number: Int, HistoryEntry)
  /// The user pressed the keys that undo the last step, or redo one.
  case undo(number: Int, isRedo: Bool)
  /// The page measured elements. `occasion` counts what its user has done, such as scrolling.
  case measures(number: Int, occasion: Int, [ElementMeasurement])
  /// The page has applied all batches up to this one.
  case applied(batch: Int)
  /// The metrics of the window have changed.
  case window(WindowMetrics)

  /// Reads a frame.
  ///
  /// - Returns: nil if it is not a frame of the protocol.
  init?(_ text: String) {
    guard case .list(let values)? = WireValue(json: text), let first = values.first else {
      return nil
    }
    if first == .text("ack") {
      guard values.count == 2, let batch = values[1].whole else { return nil }
      self = .applied(batch: batch)
      return
    }
    if first == .text("window") {
      guard let window = WindowMetrics(values.dropFirst()) else { return nil }
      self = .window(window)
      return
    }
    guard values.count >= 3, let number = first.whole, number > 0, let element = values[1].whole,
      case .text(let kind) = values[2]
    else { return nil }
    if kind == "history" {
      guard values.count == 5, let depth = values[3].whole, (0...1_000).contains(depth),
        let path = values[4].text, path.utf8.count <= 4_000
      else { return nil }
      self = .history(number: number, HistoryEntry(depth: depth, path: path))
      return
    }
    if element == 0, kind == "undo" || kind == "redo" {
      guard values.count == 3 else { return nil }
      self = .undo(number: number, isRedo: kind == "redo")
      return
    }
    if kind == "measure" {
      guard values.count == 5, let occasion = values[3].whole, let list = values[4].list,
        list.count <= Self.maxMeasures
      else { return nil }
      // Impossible ones are left out, and the message is answered nevertheless.
      self = .measures(number: number, occasion: occasion, list.compactMap { Self.measure($0) })
      return
    }
    self = .event(
      number: number,
      element: ElementID(element),
      Event(kind: kind, Array(values[3...]))
    )
  }
}

extension PageFrame {
  /// The maximum number of measures in a message.
  static let maxMeasures = 200

  /// Reads `[ELEMENT, WIDTH, HEIGHT]`, with `X, Y` after them, and then
  /// `IDEAL WIDTH, IDEAL HEIGHT, LEAST WIDTH, GROWTH` or `LEFT, TOP, CONTENT WIDTH, CONTENT HEIGHT, MOVES, ELEMENT`; nil
  /// if it is anything else.
  private static func measure(_ value: WireValue) -> ElementMeasurement? {
    guard let values = value.list, [3, 5, 9, 11].contains(values.count), let id = values[0].whole,
      let width = values[1].number, let height = values[2].number
    else { return nil }
    var measure = ElementMeasure(size: CGSize(width: width, height: height))
    if values.count > 3, values[3] != .null {
      guard let x = values[3].number, let y = values[4].number else { return nil }
      measure.origin = CGPoint(x: x, y: y)
    }
    if values.count == 9 {
      guard let width = values[5].number, let height = values[6].number,
        let minWidth = values[7].number, let growth = values[8].whole, (0...3).contains(growth)
      else { return nil }
      measure.ideal = CGSize(width: width, height: height)
      measure.minWidth = minWidth
      measure.growth = Axis.Set(rawValue: Int8(growth))
    }
    if values.count == 11 {
      guard let scroll = scroll(values.dropFirst(5)) else { return nil }
      measure.scroll = scroll
    }
    return measure.isPossible ? ElementMeasurement(id: ElementID(id), measure: measure) : nil
  }
}

extension PageFrame {
  private static func scroll(_ values: ArraySlice<WireValue>) -> ScrollMeasure? {
    let values = Array(values)
    guard values.count == 6, let left = values[0].number, let top = values[1].number,
      let width = values[2].number, let height = values[3].number, let moves = values[4].flag
    else { return nil }
    return ScrollMeasure(
      offset: CGPoint(x: left, y: top),
      contentSize: CGSize(width: width, height: height),
      isMoving: moves,
      shown: values[5].whole.map { ElementID($0) }
    )
  }
}

extension WireValue {
  /// The value if it is a whole number below 10¹⁵ in magnitude.
  var whole: Int? {
    guard case .number(let number) = self, abs(number) < 1e15 else { return nil }
    return Int(exactly: number)
  }

  /// The value if it is a finite number, which `1e999` is not.
  fileprivate var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }

  fileprivate var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var list: [WireValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The texts of a list; nil if the value is no list, or has other values in it.
  fileprivate var texts: [String]? {
    guard let texts = list?.map(\.text), !texts.contains(nil) else { return nil }
    return texts.compactMap { $0 }
  }

  fileprivate var point: CGPoint? {
    guard let list, list.count == 2, let x = list[0].number, let y = list[1].number else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }
}

extension Event {
  /// Reads an event of the protocol; nil if the kind or the values are unknown.
  fileprivate init?(kind: String, _ values: [WireValue]) {
    let first = values.first
    let event: Event?
    switch kind {
    case "tap": event = .tap
    case "doubleTap": event = .doubleTap
    case "longPress": event = .longPress
    case "menu": event = .menu
    case "failure": event = .failure
    case "submit": event = .submit
    case "dismiss": event = .dismiss
    case "refresh": event = .refresh
    case "shortcut": event = .shortcut
    case "change": event = EventValue(values).map { .change($0) }
    case "focus": event = first?.flag.map { .focus($0) }
    case "hover": event = first?.flag.map { .hover($0) }
    case "hoverPoint":
      if case .null? = first {
        event = .hoverPoint(nil)
      } else {
        event = first?.point.map { .hoverPoint($0) }
      }
    case "sight": event = first?.flag.map { .sight($0) }
    case "target": event = first?.flag.map { .target($0) }
    case "lift": event = first?.flag.map { .lift($0) }
    case "key": event = KeyPress(values).map { .key($0) }
    case "drag": event = Self.drag(values)
    case "pinch": event = Self.pinch(values)
    case "select":
      guard values.count == 2, let start = values[0].whole, let end = values[1].whole,
        start <= end
      else { return nil }
      event = .select(start..<end)
    case "spatialTap":
      guard values.count == 2, let place = first?.point, let count = values[1].whole else {
        return nil
      }
      event = .spatialTap(at: place, count: count)
    case "drop":
      guard values.count == 2, let texts = first?.texts, let place = values[1].point else {
        return nil
      }
      event = .drop(texts, at: place)
    case "delete": event = first?.whole.map { .delete(ElementID($0)) }
    case "move": event = Self.move(values)
    case "rows": event = Self.rows(values)
    case "files": event = first?.texts.map { .files($0.compactMap(Self.uploadName)) }
    case "action": event = first?.whole.map { .action($0) }
    case "fit": event = first?.whole.map { .fit($0) }
    default: event = nil
    }
    guard let event else { return nil }
    self = event
  }

  /// The ID of an uploaded file as a URL, which the session resolves to the file.
  private static func uploadName(_ text: String) -> URL? {
    Secret.isWellFormed(text) ? URL(string: text) : nil
  }

  private static func move(_ values: [WireValue]) -> Event? {
    guard values.count == 2, let row = values[0].whole else { return nil }
    if values[1] == .null { return .move(ElementID(row), before: nil) }
    return values[1].whole.map { .move(ElementID(row), before: ElementID($0)) }
  }

  private static func rows(_ values: [WireValue]) -> Event? {
    guard values.count == 3, let first = values[0].whole, let count = values[1].whole else {
      return nil
    }
    if values[2] == .null { return .rows(RowRange(first: first, count: count)) }
    return values[2].number.map { .rows(RowRange(first: first, count: count, rowHeight: $0)) }
  }

  private static func drag(_ values: [WireValue]) -> Event? {
    guard values.count == 3, let start = values[0].point, let place = values[1].point,
      let ended = values[2].flag
    else { return nil }
    // The time is the server's, because a page's clock may be wrong.
    return .drag(
      DragGesture.Value(time: Date(), location: place, startLocation: start),
      ended: ended
    )
  }
}

extension Event {
  fileprivate static func pinch(_ values: [WireValue]) -> Event? {
    guard values.count == 5, let scale = values[0].number, let degrees = values[1].number,
      let start = values[2].point, let anchor = values[3].point, let ended = values[4].flag
    else { return nil }
    return .pinch(
      PinchValue(
        magnification: CGFloat(scale),
        rotation: .degrees(degrees),
        startLocation: start,
        startAnchor: UnitPoint(x: anchor.x, y: anchor.y),
        time: Date()
      ),
      ended: ended
    )
  }
}

extension EventValue {
  fileprivate init?(_ values: [WireValue]) {
    guard values.count == 2, let kind = values[0].text else { return nil }
    let value: EventValue?
    switch kind {
    case "flag": value = values[1].flag.map { .flag($0) }
    case "text": value = values[1].text.map { .text($0) }
    case "number": value = values[1].number.map { .number($0) }
    case "date": value = values[1].number.map { .date(Date(timeIntervalSince1970: $0)) }
    case "color": value = values[1].text.flatMap { Self.color($0) }
    case "selection":
      let ids = values[1].list?.map(\.whole)
      value = ids.flatMap { ids in
        ids.contains(nil) ? nil : .selection(ids.compactMap { $0 }.map { ElementID($0) })
      }
    default: value = nil
    }
    guard let value else { return nil }
    self = value
  }

  /// Reads `#rrggbb`, the format of colour inputs.
  private static func color(_ text: String) -> EventValue? {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      text.dropFirst().allSatisfy(\.isHexDigit), let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return .color(Color(red: part(16), green: part(8), blue: part(0)))
  }
}

extension KeyPress {
  fileprivate init?(_ values: [WireValue]) {
    guard values.count == 3, let name = values[0].text, let held = values[1].texts,
      let moment = values[2].text, let key = KeyEquivalent(keyName: name)
    else { return nil }
    var modifiers: EventModifiers = []
    for name in held {
      switch name {
      case "shift": modifiers.insert(.shift)
      case "control": modifiers.insert(.control)
      case "option": modifiers.insert(.option)
      case "command": modifiers.insert(.command)
      default: return nil
      }
    }
    // A named key, such as Enter, does not type its name.
    let characters = name.count == 1 ? name : nil
    switch moment {
    case "down": self.init(phase: .down, key: key, characters: characters, modifiers: modifiers)
    case "repeat": self.init(phase: .repeat, key: key, characters: characters, modifiers: modifiers)
    case "up": self.init(phase: .up, key: key, characters: characters, modifiers: modifiers)
    default: return nil
    }
  }
}

extension KeyEquivalent {
  /// Makes a key from its name in UI Events, "KeyboardEvent key Attribute Values".
  fileprivate init?(keyName name: String) {
    switch name {
    case "Enter": self = .return
    case "Escape": self = .escape
    case "Tab": self = .tab
    case "Backspace": self = .delete
    case "Delete": self = .deleteForward
    case "ArrowUp": self = .upArrow
    case "ArrowDown": self = .downArrow
    case "ArrowLeft": self = .leftArrow
    case "ArrowRight": self = .rightArrow
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Clear": self = .clear
    default:
      guard name.count == 1, let character = name.lowercased().first else { return nil }
      self.init(character)
    }
  }
}
