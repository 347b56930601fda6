public import Foundation

/// The attributes of an attributed string that have values of UIKit. A font or a colour is kept as the one of this
/// library, which draws with it.
public struct UIKitAttributeValues {
  /// The font.
  public let font: UIFont
  /// The colour of the text.
  public let foregroundColor: UIColor
  /// The colour behind the text.
  public let backgroundColor: UIColor
}

/// What has attributes by their keys.
private protocol AttributesByKey {
  subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value? where Key.Value: Sendable {
    get set
  }
}

extension AttributedString: AttributesByKey {}
extension AttributedSubstring: AttributesByKey {}
extension AttributeContainer: AttributesByKey {}

extension AttributesByKey {
  fileprivate mutating func set(_ font: UIFont?) {
    self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font.map { Font($0) }
  }

  fileprivate mutating func set(
    _ color: UIColor?,
    at keyPath: KeyPath<UIKitAttributeValues, UIColor>
  ) {
    let color = color.map { Color($0) }
    if keyPath == \.backgroundColor {
      self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
    } else {
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
    }
  }
}

extension AttributedString {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { set(newValue) }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set { set(newValue, at: keyPath) }
  }
}

extension AttributedSubstring {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { set(newValue) }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set { set(newValue, at: keyPath) }
  }
}

extension AttributeContainer {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { set(newValue) }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  ///
  /// - Parameter keyPath: The attribute.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set { set(newValue, at: keyPath) }
  }
}
