// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A custom renderer of texts.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// A text that is measured.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// An attribute of a part of a text, for a text renderer.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public protocol TextAttribute: Hashable {}

/// A button that opens a text field.
@available(*, unavailable, message: "Use a TextField.")
public struct TextFieldLink<Label: View>: View {
  public init(
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    onSubmit: @escaping (String) -> Void
  ) {}
  public init(
    _ titleKey: LocalizedStringKey,
    prompt: Text? = nil,
    onSubmit: @escaping (String) -> Void
  ) where Label == Text {}
  public var body: Never { fatalError("unavailable") }
}

/// The context of a search in text.
@available(
  *,
  unavailable,
  message: "The browser finds words. Use searchable(text:placement:prompt:) for what is not drawn."
)
public struct FindContext: Sendable {}

/// The attributes that a text may have.
@available(
  *,
  unavailable,
  message: "The attributes of an AttributedString are drawn as they are. Set them in the model."
)
public protocol AttributedTextFormattingDefinition {}

/// The preferred colour scheme.
@available(*, unavailable, message: "Use preferredColorScheme(_:).")
public struct PreferredColorSchemeKey {
  public typealias Value = ColorScheme?
}

@available(*, unavailable, message: "Renderers place lines in their own way. Use lineSpacing(_:).")
extension AttributedString {
  /// The height of lines.
  public struct LineHeight: Hashable, Sendable {
    public static var loose: LineHeight { .init() }
    public static var normal: LineHeight { .init() }
    public static var tight: LineHeight { .init() }
    public static func multiple(factor: CGFloat) -> LineHeight { .init() }
    public static func exact(points: CGFloat) -> LineHeight { .init() }
  }
}

@available(*, unavailable, message: "Renderers place lines in their own way. Use lineSpacing(_:).")
extension View {
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Int { 0 }
  }

  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The browser finds words. Use searchable(text:placement:prompt:) for what is not drawn."
)
extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Put the words that are offered under the field, as buttons that set the text."
)
extension View {
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
  public func textInputCompletion(_ completion: String) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The attributes of an AttributedString are drawn as they are. Set them in the model."
)
extension View {
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Browsers choose and measure fonts, so nothing of a font is known here. Leave this out."
)
extension Font {
  public func resolve(in context: Any) -> UnavailableMember { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message:
    "Foundation on Linux reads no documents. Use AttributedString(markdown:), or a Text of Markdown."
)
extension NSAttributedString {
  public struct DocumentType: Hashable, Sendable {
    public static let plain = Self()
    public static let rtf = Self()
    public static let rtfd = Self()
    public static let html = Self()
  }
  public struct DocumentReadingOptionKey: Hashable, Sendable {
    public static let documentType = Self()
    public static let characterEncoding = Self()
    public static let defaultAttributes = Self()
  }
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: Any?
  ) throws { self.init(string: "") }
}
