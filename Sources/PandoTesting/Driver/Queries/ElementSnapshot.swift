public import PandoUI
public import Testing

/// An element as it was when it was looked at.
public struct ElementSnapshot: Hashable, Sendable {
  /// The number of the element in its graph.
  public let id: ElementID
  /// What it is; nil for layout and other elements without a meaning.
  public let role: ElementRole?
  /// Its accessible name.
  public let name: String?
  /// What it is set to, in words.
  public let value: String?
  /// Everything that is to be read in it.
  public let text: String
  /// The identifier given by `accessibilityIdentifier`.
  public let identifier: String?
  /// Whether it and everything around it can be used.
  public let isEnabled: Bool
  /// Whether it, or something around it, is not to be seen.
  public let isHidden: Bool
  /// Whether the keyboard goes to it.
  public let isFocused: Bool
  /// Whether it is chosen.
  public let isSelected: Bool
  /// Whether it is on; nil if it is not something that is on or off.
  public let isOn: Bool?
  /// Whether what it holds is shown; nil if it cannot be collapsed.
  public let isExpanded: Bool?
  /// Everything the element says to a renderer.
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
  /// A flag that an element may have nothing to say about.
  fileprivate func flag(_ key: AttributeKey) -> Bool? {
    if attributes[key] == nil, !(key == .isOn && role == .toggle) { return nil }
    return attributes.flag(key)
  }
}
