public import Foundation
public import PandoUI
public import Testing

extension ElementQuery {
  /// Chooses an option of a picker by its name.
  ///
  /// - Parameters:
  ///   - option: The name of the option.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such picker, or it has no such option.
  @discardableResult
  public func select(
    _ option: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    let participle = "set to \(option.patternDescription)"
    return try await act(participle, sourceLocation) { node in
      let picker = try node.need([.picker], "it is not a picker.")
      let matching = picker.options.filter { $0.name.map(option.matches) == true }
      guard let chosen = matching.first, matching.count == 1 else {
        throw Refusal(.wrongValue, offered("options", picker.options.compactMap(\.name)))
      }
      guard chosen.isEnabled else { throw Refusal(.disabled, "that option is disabled.") }
      try driver.send(.change(.selection([chosen.id])), to: picker)
    }
  }

  /// Chooses this option, tab or row in its container.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be chosen.
  @discardableResult
  public func select(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("selected", sourceLocation) { node in
      let unit = try node.need([.option, .tab, .row, .tableRow], "it is not one of several.")
      guard unit.isEnabled else { throw Refusal(.disabled, "it is disabled.") }
      if let (event, target) = unit.choice { return try driver.send(event, to: target) }
      try driver.tap(unit)
    }
  }

  /// Switches a toggle.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such toggle, or it is disabled.
  @discardableResult
  public func toggle(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("toggled", sourceLocation) { node in
      let toggle = try node.need([.toggle], "it is not a toggle.")
      try driver.send(.change(.flag(!toggle.attributes.flag(.isOn))), to: toggle)
    }
  }

  /// Switches a toggle on; leaves one alone that is on.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such toggle, or it is disabled.
  @discardableResult
  public func turnOn(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("turned on", sourceLocation) { try driver.turn($0, on: true) }
  }

  /// Switches a toggle off; leaves one alone that is off.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such toggle, or it is disabled.
  @discardableResult
  public func turnOff(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("turned off", sourceLocation) { try driver.turn($0, on: false) }
  }

  /// Moves a slider, or sets a stepper.
  ///
  /// - Parameters:
  ///   - number: The new value, in the units of the control.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such control, or the value is out of its range.
  @discardableResult
  public func set(
    _ number: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("set to \(AccessibilityNode.plain(number))", sourceLocation) { node in
      let control = try node.need([.slider, .stepper], "it is not a slider or a stepper.")
      let low = control.attributes.number(.minimum) ?? -.infinity
      let high = control.attributes.number(.maximum) ?? .infinity
      guard number >= low, number <= high else {
        let range = "\(AccessibilityNode.plain(low))…\(AccessibilityNode.plain(high))"
        throw Refusal(.wrongValue, "its range is \(range).")
      }
      try driver.send(.change(.number(number)), to: control)
      try driver.release(control)
    }
  }

  /// Sets a stepper, or a slider, one step higher.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such control, or it is at its maximum.
  @discardableResult
  public func increment(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("incremented", sourceLocation) { try driver.step($0, by: 1) }
  }

  /// Sets a stepper, or a slider, one step lower.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such control, or it is at its minimum.
  @discardableResult
  public func decrement(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("decremented", sourceLocation) { try driver.step($0, by: -1) }
  }

  /// Sets a date picker.
  ///
  /// - Parameters:
  ///   - date: The new date.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such date picker, or it is disabled.
  @discardableResult
  public func pick(
    _ date: Date,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("set", sourceLocation) { node in
      let control = try node.need([.datePicker], "it is not a date picker.")
      try driver.send(.change(.date(date)), to: control)
    }
  }

  /// Sets a color picker.
  ///
  /// - Parameters:
  ///   - color: The new color.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such color picker, or it is disabled.
  @discardableResult
  public func pick(
    _ color: Color,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("set", sourceLocation) { node in
      let control = try node.need([.colorPicker], "it is not a color picker.")
      try driver.send(.change(.color(color)), to: control)
    }
  }

  /// Shows the contents of a disclosure, a section or a menu; does nothing if they are shown.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be expanded.
  @discardableResult
  public func expand(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("expanded", sourceLocation) { try driver.expand($0, true) }
  }

  /// Hides the contents of a disclosure, a section or a menu; does nothing if they are hidden.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be collapsed.
  @discardableResult
  public func collapse(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("collapsed", sourceLocation) { try driver.expand($0, false) }
  }
}

extension AccessibilityNode {
  /// The control of one of these kinds that a node refers to.
  func need(_ kinds: Set<ElementKind>, _ reason: String) throws -> AccessibilityNode {
    guard let control = control(kinds) else { throw Refusal(.notAnswered, reason) }
    return control
  }
}

extension Driver {
  fileprivate func turn(_ node: AccessibilityNode, on isOn: Bool) throws {
    let toggle = try node.need([.toggle], "it is not a toggle.")
    if toggle.attributes.flag(.isOn) == isOn { return }
    try send(.change(.flag(isOn)), to: toggle)
  }

  fileprivate func step(_ node: AccessibilityNode, by steps: Double) throws {
    let control = try node.need([.stepper, .slider], "it is not a stepper or a slider.")
    let attributes = control.attributes
    let size = attributes.number(.step) ?? 1
    // Without a value in the attributes, only the application knows it: the event carries +1 or -1.
    let number = attributes.number(.value).map { $0 + steps * size } ?? steps
    if let low = attributes.number(.minimum), number < low {
      throw Refusal(.wrongValue, "it stands at its lowest value, \(AccessibilityNode.plain(low)).")
    }
    if let high = attributes.number(.maximum), number > high {
      throw Refusal(
        .wrongValue,
        "it stands at its highest value, \(AccessibilityNode.plain(high))."
      )
    }
    try send(.change(.number(number)), to: control)
    try release(control)
  }

  /// Lets a slider go, whose value has changed.
  fileprivate func release(_ control: AccessibilityNode) throws {
    guard control.kind == .slider, control.answers(.submit) else { return }
    try send(.submit, to: control)
  }

  fileprivate func expand(_ node: AccessibilityNode, _ isExpanded: Bool) throws {
    let kinds: Set<ElementKind> = [.disclosure, .section, .menu]
    let expandable = node.selfAndAncestors.first { $0.attributes[.isExpanded] != nil }
    // The button that opens the row of a table is in its first cell.
    let cell =
      expandable?.kind == .tableRow
      ? expandable?.children.first { $0.attributes[.isExpanded] != nil } : nil
    guard let expandable = cell ?? expandable ?? node.control(kinds) else {
      throw Refusal(.notAnswered, "it cannot be expanded or collapsed.")
    }
    if expandable.attributes.flag(.isExpanded) == isExpanded { return }
    try send(.change(.flag(isExpanded)), to: expandable)
  }
}
