public import Foundation

/// What draws texts.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public protocol TextRenderer: Animatable {
  /// Not available.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// A text that is measured.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public struct TextProxy {
  /// Not available.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A mark on a part of a text, for what draws it.
@available(
  *,
  unavailable,
  message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
)
public protocol TextAttribute: Hashable {}

extension Text {
  /// The lines of a text.
  @available(
    *,
    unavailable,
    message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
  )
  public struct Layout: RandomAccessCollection {
    /// The place of the first.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { 0 }

    /// Not available.
    public subscript(index: Int) -> Int { 0 }
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
  )
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
  )
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
    self.init(verbatim: "")
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
  )
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
    self.init(verbatim: "")
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
  )
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
    self.init(verbatim: "")
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
  )
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
    self.init(verbatim: "")
  }
}

/// What of a text is chosen.
@available(
  *,
  unavailable,
  message: "Renderers do not tell what of a text is chosen. Use the whole text."
)
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Not available.
  public init(range: Range<String.Index>) {}

  /// Not available.
  public init(insertionPoint: String.Index) {}
}

/// A button that asks for a text.
@available(*, unavailable, message: "Use a TextField.")
public struct TextFieldLink<Label: View>: View {
  /// Not available.
  public init(
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    onSubmit: @escaping (String) -> Void
  ) {}

  /// Not available.
  public init(
    _ titleKey: LocalizedStringKey,
    prompt: Text? = nil,
    onSubmit: @escaping (String) -> Void
  ) where Label == Text {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// What is known while words are looked for.
@available(
  *,
  unavailable,
  message:
    "Finding words is the browser's. Use searchable(text:placement:prompt:) for what is not drawn."
)
public struct FindContext: Sendable {}

/// A time that goes on.
@available(
  *,
  unavailable,
  message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
)
public struct TimeDataSource<Value> {
  /// The time.
  public static var currentDate: TimeDataSource<Date> { .init() }

  /// Not available.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { .init() }

  /// Not available.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { .init() }
}

/// Formats of times that go on.
@available(
  *,
  unavailable,
  message: "Write Text(timerInterval:countsDown:), Text(date, style:), or a TimelineView."
)
public enum SystemFormatStyle {
  /// A clock that counts.
  public struct Timer {
    /// Not available.
    public init(countingDownIn interval: Range<Date>) {}

    /// Not available.
    public init(countingUpIn interval: Range<Date>) {}

    /// Not available.
    public static func timer(countingDownIn interval: Range<Date>) -> Timer {
      .init(countingDownIn: interval)
    }

    /// Not available.
    public static func timer(countingUpIn interval: Range<Date>) -> Timer {
      .init(countingUpIn: interval)
    }
  }
  /// A clock that is stopped.
  public struct Stopwatch {
    /// Not available.
    public static func stopwatch(startingAt date: Date) -> Stopwatch { .init(startingAt: date) }

    /// Not available.
    public init(startingAt date: Date) {}
  }
  /// How far away a date is.
  public struct DateOffset {
    /// Not available.
    public static func offset(to date: Date) -> DateOffset { .init(to: date) }

    /// Not available.
    public init(to date: Date) {}
  }
  /// A date, or how far away it is.
  public struct DateReference {
    /// Not available.
    public static func reference(to date: Date) -> DateReference { .init(to: date) }

    /// Not available.
    public init(to date: Date) {}
  }
}

/// Which attributes a text may have.
@available(
  *,
  unavailable,
  message: "The attributes of an AttributedString are drawn as they are. Set them in the model."
)
public protocol AttributedTextFormattingDefinition {}

/// The colours that somebody wishes.
@available(*, unavailable, message: "Use preferredColorScheme(_:).")
public struct PreferredColorSchemeKey {
  /// The type of the value.
  public typealias Value = ColorScheme?
}

extension TextField where Label == Text {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers do not tell what of a text is chosen. Use the whole text."
  )
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    fatalError("unavailable")
  }
}

extension TextEditor {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers do not tell what of a text is chosen. Use the whole text."
  )
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    fatalError("unavailable")
  }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
  )
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Finding words is the browser's. Use searchable(text:placement:prompt:) for what is not drawn."
  )
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Put the words that are offered under the field, as buttons that set the text."
  )
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Put the words that are offered under the field, as buttons that set the text."
  )
  public func textInputCompletion(_ completion: String) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The attributes of an AttributedString are drawn as they are. Set them in the model."
  )
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> Self { self }
}
