public import Foundation
public import PandoUI

/// What the one element that is meant is like. Each of these throws a ``DriverError`` if there is
/// no such element, or more than one.
extension ElementQuery {
  /// The element as it is now.
  public var element: ElementSnapshot {
    get throws { ElementSnapshot(try resolve()) }
  }

  /// Its accessible name.
  public var name: String? { get throws { try resolve().name } }

  /// What it is set to, in words: the text of a field, the chosen option of a picker, a number.
  public var value: String? { get throws { try resolve().value } }

  /// Everything that is to be read in it.
  public var text: String { get throws { try resolve().text } }

  /// The number that a slider, a stepper, a gauge or a progress stands at.
  public var number: Double? { get throws { try resolve().attributes.number(.value) } }

  /// The date that a date picker stands at.
  public var date: Date? {
    get throws {
      guard case .date(let date)? = try resolve().attributes[.value] else { return nil }
      return date
    }
  }

  /// The color that a color picker stands at.
  public var color: Color? {
    get throws {
      guard case .color(let color)? = try resolve().attributes[.value] else { return nil }
      return color
    }
  }

  /// Whether it and everything around it can be used.
  public var isEnabled: Bool { get throws { try resolve().isEnabled } }

  /// Whether it is on: a toggle, a button of a toggle's style.
  public var isOn: Bool { get throws { try resolve().attributes.flag(.isOn) } }

  /// Whether it is chosen: an option, a row, a tab.
  public var isSelected: Bool { get throws { try resolve().isSelected } }

  /// Whether what it holds is shown: a disclosure, a section, a menu.
  public var isExpanded: Bool { get throws { try resolve().attributes.flag(.isExpanded) } }

  /// Whether the keyboard goes to it.
  public var isFocused: Bool { get throws { try resolve().isFocused } }

  /// Whether a sheet, an alert or a dialog is in front of it.
  public var isCovered: Bool { get throws { driver.cover(of: try resolve()) != nil } }

  /// Its accessibility hint.
  public var hint: String? { get throws { try resolve().attributes.text(.accessibilityHint) } }

  /// What is in it, as indented lines.
  public var tree: String { get throws { try resolve().outline() } }
}
