public import Foundation
public import PandoUI

/// Properties of the one element that the query selects. Each throws a ``DriverError`` if there is no
/// such element, or more than one.
extension ElementQuery {
  /// The element as it is now.
  public var element: ElementSnapshot {
    get throws { ElementSnapshot(try resolve()) }
  }

  /// The accessible name.
  public var name: String? { get throws { try resolve().name } }

  /// The value in words: the text of a field, the chosen option of a picker, a number.
  public var value: String? { get throws { try resolve().value } }

  /// All readable text of the element.
  public var text: String { get throws { try resolve().text } }

  /// The value of a slider, a stepper, a gauge or a progress view.
  public var number: Double? { get throws { try resolve().attributes.number(.value) } }

  /// The date of a date picker.
  public var date: Date? {
    get throws {
      guard case .date(let date)? = try resolve().attributes[.value] else { return nil }
      return date
    }
  }

  /// The color of a color picker.
  public var color: Color? {
    get throws {
      guard case .color(let color)? = try resolve().attributes[.value] else { return nil }
      return color
    }
  }

  /// Whether the element and everything around it are enabled.
  public var isEnabled: Bool { get throws { try resolve().isEnabled } }

  /// Whether a toggle, or a button with a toggle style, is on.
  public var isOn: Bool { get throws { try resolve().attributes.flag(.isOn) } }

  /// Whether an option, a row or a tab is selected.
  public var isSelected: Bool { get throws { try resolve().isSelected } }

  /// Whether a disclosure, a section or a menu shows its contents.
  public var isExpanded: Bool { get throws { try resolve().attributes.flag(.isExpanded) } }

  /// Whether the element has the keyboard focus.
  public var isFocused: Bool { get throws { try resolve().isFocused } }

  /// Whether a sheet, an alert or a dialog is in front of the element.
  public var isCovered: Bool { get throws { driver.cover(of: try resolve()) != nil } }

  /// The mistake in the value of a field, as `fieldError(_:)` describes it; nil if nothing is.
  public var error: String? { get throws { try resolve().attributes.text(.error) } }

  /// The accessibility hint.
  public var hint: String? { get throws { try resolve().attributes.text(.accessibilityHint) } }

  /// The contents of the element, as indented lines.
  public var tree: String { get throws { try resolve().outline() } }
}
