import Foundation
import PandoUI

extension AccessibilityNode {
  /// The value of the element in words; nil if elements of its kind have no value.
  var value: String? {
    if let value = attributes.text(.accessibilityValue) { return value }
    switch role {
    case .picker: return chosenOptions.isEmpty ? nil : chosenOptions.joined(separator: ", ")
    case .labeledContent: return part("content")?.text
    case .stepper, .gauge:
      if let words = part("currentValue")?.text, !words.isEmpty { return words }
    default: break
    }
    switch attributes[.value] {
    case .text(let text)?: return text
    case .number(let number)?: return Self.plain(number)
    case .date(let date)?: return date.formatted(.iso8601)
    case .color(let color)?: return "\(color)"
    case .list(let list)?: return list.joined(separator: ", ")
    case .flag(let flag)?: return flag ? "true" : "false"
    default: return role.map(ElementRole.fields.contains) == true ? "" : nil
    }
  }

  /// The number, without a fraction if it is whole.
  static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The options of a picker, including those it does not show.
  var options: [AccessibilityNode] {
    descendants.filter { $0.role == .option }
  }

  private var chosenOptions: [String] {
    options.filter { $0.attributes.flag(.isSelected) }.compactMap(\.name)
  }

  /// The states of the element, in the words that a person would use.
  var states: [String] {
    var states: [String] = []
    if isFocused { states.append("focused") }
    if role == .toggle || attributes[.isOn] != nil {
      states.append(attributes.flag(.isOn) ? "on" : "off")
    }
    if isSelected { states.append("selected") }
    if attributes[.isExpanded] != nil {
      states.append(attributes.flag(.isExpanded) ? "expanded" : "collapsed")
    }
    if attributes.flag(.isEditing) { states.append("editing") }
    if attributes.flag(.isIndeterminate) { states.append("busy") }
    if !isEnabled { states.append("disabled") }
    if isHidden { states.append("hidden") } else if isSilent { states.append("silent") }
    return states
  }

  var isSelected: Bool {
    attributes.flag(.isSelected) || attributes.list(.accessibilityTraits).contains("isSelected")
  }
}
