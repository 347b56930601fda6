public import PandoUI
public import Testing

/// The properties of an element at one moment.
public struct ElementSnapshot: Hashable, Sendable {
  /// The number of the element in its graph.
  public let id: ElementID
  /// The role; nil for layout and other elements without a meaning.
  public let role: ElementRole?
  /// The accessible name.
  public let name: String?
  /// The value in words.
  public let value: String?
  /// All readable text of the element.
  public let text: String
  /// The identifier given by `accessibilityIdentifier`.
  public let identifier: String?
  /// Whether the element and everything around it are enabled.
  public let isEnabled: Bool
  /// Whether the element or one around it is hidden.
  public let isHidden: Bool
  /// Whether the element has the keyboard focus.
  public let isFocused: Bool
  /// Whether the element is selected.
  public let isSelected: Bool
  /// Whether the element is on; nil if it has no such state.
  public let isOn: Bool?
  /// Whether the element shows its contents; nil if it cannot be collapsed.
  public let isExpanded: Bool?
  /// All attributes that the renderer receives.
  public let attributes: Attributes
  /// The element in one line, as in the printed tree.
  public let description: String

  @MainActor
  init(_ node: AccessibilityNode) {
    id = node.id
    role = node.role
    name = node.name
    value = node.value
    text = node.text
    identifier = node.attributes.text(.identifier)
    isEnabled = node.isEnabled
    isHidden = node.isHidden
    isFocused = node.isFocused
    isSelected = node.isSelected
    isOn = node.flag(.isOn)
    isExpanded = node.flag(.isExpanded)
    attributes = node.attributes
    description = node.line
  }
}

extension ElementSnapshot: CustomStringConvertible, CustomTestStringConvertible {
  /// The element in one line, for expectations that fail.
  public var testDescription: String { description }
}

extension AccessibilityNode {
  /// A flag; nil if the element does not have it.
  fileprivate func flag(_ key: AttributeKey) -> Bool? {
    if attributes[key] == nil, !(key == .isOn && role == .toggle) { return nil }
    return attributes.flag(key)
  }
}
