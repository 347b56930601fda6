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

extension AttributedString {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue.map { Font($0) } }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set {
      let color = newValue.map { Color($0) }
      if keyPath == \.backgroundColor {
        self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
      } else {
        self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
      }
    }
  }
}

extension AttributedSubstring {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue.map { Font($0) } }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set {
      let color = newValue.map { Color($0) }
      if keyPath == \.backgroundColor {
        self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
      } else {
        self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
      }
    }
  }
}

extension AttributeContainer {
  /// The font, as one of UIKit. What is set is read as a ``Font``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIFont>) -> UIFont? {
    get { nil }
    set { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue.map { Font($0) } }
  }

  /// A colour, as one of UIKit. What is set is read as a ``Color``.
  @_disfavoredOverload
  public subscript(dynamicMember keyPath: KeyPath<UIKitAttributeValues, UIColor>) -> UIColor? {
    get { nil }
    set {
      let color = newValue.map { Color($0) }
      if keyPath == \.backgroundColor {
        self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color
      } else {
        self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
      }
    }
  }
}
