import Foundation

/// Why a control could not have sent an event.
struct InvalidEvent: Error {
  /// The fault of the value, as the end of a sentence.
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

// Every event from a renderer is validated here before a handler runs. The attributes of a control
// (its limits, its step, its options) decide; `ValueLimits` has the general limits.
extension ElementInstance {
  /// Returns the event, adjusted to what its control could have sent as it is drawn now.
  ///
  /// A value out of range is refused. A value between two steps goes to the nearer one, and a date
  /// outside a date picker's limits goes to the limit, because browsers let such dates be typed.
  ///
  /// - Parameter id: The layer the event was sent to.
  /// - Throws: Why the control could not have sent it.
  func validated(_ event: Event, at id: ElementID) throws(InvalidEvent) -> Event {
    switch event {
    // These carry no value to check. A stack resolves addresses itself.
    case .tap, .doubleTap, .longPress, .submit, .focus, .hover, .dismiss, .refresh, .shortcut,
      .navigate, .menu, .failure, .target, .lift, .sight:
      break
    case .change(let value): return .change(try validated(value))
    case .key(let press): try validate(press)
    case .drag(let value, _): try validate(value)
    case .pinch(let value, _): try validate(value)
    case .spatialTap(let place, let count):
      guard ValueLimits.allows(place), (1...ValueLimits.mostTaps).contains(count) else {
        throw InvalidEvent("no screen has a place \(place), or nobody taps \(count) times.")
      }
    case .hoverPoint(let place):
      guard place.map(ValueLimits.allows) ?? true else {
        throw InvalidEvent("no screen has a place \(place ?? .zero).")
      }
    case .drop(let texts, let place): try validate(dropped: texts, at: place)
    case .delete(let row): try validate(row: row, of: .delete, at: id)
    case .move(let row, let next):
      try validate(row: row, of: .move, at: id)
      if let next { try validate(next: next, at: id) }
    case .select(let range):
      // A range beyond the end of the text is cut: the application may have made the text shorter
      // meanwhile.
      guard range.lowerBound >= 0, range.upperBound <= ValueLimits.longestText else {
        throw InvalidEvent("no field has that much text.")
      }
    case .action(let index):
      let count = layers[0].drawn.list(.accessibilityActions).count
      guard (0..<count).contains(index) else {
        throw InvalidEvent("it has \(count) actions, and none with the index \(index).")
      }
    case .files(let files): try validate(files)
    case .upload(let completed, let total):
      guard completed >= 0, completed <= total, total <= ValueLimits.maxFileSize else {
        throw InvalidEvent("\(completed) of \(total) bytes cannot have come.")
      }
    case .measure(let measure):
      guard measure.isPossible else { throw InvalidEvent("no element is that large or far.") }
    case .fit(let index):
      let count = currentChildren.count
      guard (0...count).contains(index) else {
        throw InvalidEvent("it has \(count) alternatives, and none with the index \(index).")
      }
    case .rows(let wanted):
      guard wanted.isPossible else { throw InvalidEvent("no screen shows such rows.") }
    }
    return event
  }

  private func validate(_ press: KeyPress) throws(InvalidEvent) {
    guard press.phase == .down || press.phase == .repeat || press.phase == .up else {
      throw InvalidEvent("a press has one phase.")
    }
    guard Self.isTyped(press.characters.utf8), Self.isTyped(press.key.character.utf8) else {
      throw InvalidEvent("no key types that.")
    }
  }

  /// Whether a key can type this text.
  private static func isTyped(_ text: some Collection<UInt8>) -> Bool {
    text.count <= ValueLimits.longestKey && !text.contains(0)
  }

  /// A drag may leave the window while the pointer is held down, but not every screen.
  private func validate(_ drag: DragGesture.Value) throws(InvalidEvent) {
    let isOnScreen =
      ValueLimits.allows(drag.location) && ValueLimits.allows(drag.startLocation)
      && ValueLimits.allows(drag.translation) && ValueLimits.allows(drag.velocity)
      && ValueLimits.allows(drag.predictedEndLocation)
      && ValueLimits.allows(drag.predictedEndTranslation)
    guard isOnScreen, ValueLimits.allows(drag.time) else {
      throw InvalidEvent(
        "no screen has a way from \(drag.startLocation) to \(drag.location)."
      )
    }
  }

  /// Refuses scales beyond a thousandth and a thousandfold, and more than a hundred turns, which
  /// fingers cannot make.
  private func validate(_ pinch: PinchValue) throws(InvalidEvent) {
    let (scale, turn) = (pinch.magnification, pinch.rotation.degrees)
    guard (0.001...1000).contains(scale), abs(turn) <= 36_000,
      ValueLimits.allows(pinch.startLocation), ValueLimits.allows(pinch.time),
      (-10...10).contains(pinch.startAnchor.x), (-10...10).contains(pinch.startAnchor.y)
    else { throw InvalidEvent("no two fingers go that way.") }
  }

  /// Any text may be dropped, because it can come from other applications.
  private func validate(
    dropped texts: [String],
    at place: CGPoint
  ) throws(InvalidEvent) {
    guard ValueLimits.allows(place) else { throw InvalidEvent("no screen has a place \(place).") }
    guard !texts.isEmpty else { throw InvalidEvent("nothing was dropped.") }
    var size = 0
    for text in texts {
      size += text.utf8.count
      guard size <= ValueLimits.longestText, !text.utf8.contains(0) else {
        throw InvalidEvent("what was dropped is too long, or has a NUL.")
      }
    }
  }

  private func validate(_ files: [URL]) throws(InvalidEvent) {
    let allowsMultiple = layers[0].drawn.flag(.allowsMultiple)
    guard files.count == 1 || files.count > 1 && allowsMultiple else {
      throw InvalidEvent("it asks for \(allowsMultiple ? "files" : "one file").")
    }
    guard files.allSatisfy(\.isFileURL), Set(files).count == files.count else {
      throw InvalidEvent("these are not files, or one of them twice.")
    }
  }
}

// Rows.
extension ElementInstance {
  /// A row may handle the event itself; a list accepts it only for rows that support the action.
  private func validate(
    row: ElementID,
    of kind: EventKinds,
    at id: ElementID
  ) throws(InvalidEvent) {
    if isUnit(id) {
      guard row == id else { throw InvalidEvent("\(row) is another row.") }
      return
    }
    let list = list(of: id)
    guard let unit = list.unitElements.first(where: { $0.outerID == row }) else {
      throw InvalidEvent("\(row) is not a row of it.")
    }
    let isAnsweredByUnits =
      list.units?.containerHandlers.contains { $0.kinds.contains(kind) } ?? false
    if isAnsweredByUnits, unit.handlers(at: row, for: kind).isEmpty {
      throw InvalidEvent("that cannot be done with the row \(row).")
    }
  }

  private func validate(next row: ElementID, at id: ElementID) throws(InvalidEvent) {
    guard list(of: id).unitElements.contains(where: { $0.outerID == row }) else {
      throw InvalidEvent("\(row) is not a row of it.")
    }
  }

  /// Whether the layer is the one that the container adds: the row itself.
  private func isUnit(_ id: ElementID) -> Bool { id == outerID && unitContainer != nil }

  /// The list whose rows an event at this layer concerns.
  private func list(of id: ElementID) -> ElementInstance {
    units != nil && !isUnit(id) ? self : unitContainer ?? self
  }
}
