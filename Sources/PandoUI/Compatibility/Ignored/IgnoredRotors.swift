extension View {
  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: Makes the places that the rotor goes to. It is never called.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: Makes the places that the rotor goes to. It is never called.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the rotor.
  ///   - entries: Makes the places that the rotor goes to. It is never called.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor of the platform whose places are replaced.
  ///   - entries: Makes the places that the rotor goes to. It is never called.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the rotor.
  ///   - entries: What the rotor goes through.
  ///   - entryLabel: The words of an entry.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the rotor.
  ///   - entries: What the rotor goes through.
  ///   - entryID: The identity of the view of an entry.
  ///   - entryLabel: The words of an entry.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the rotor.
  ///   - textRanges: The parts of the view's text that the rotor goes to.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and links.
  ///
  /// - Parameters:
  ///   - id: The identity of the view in a rotor.
  ///   - namespace: The namespace of the identity.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }
}

/// Places that a rotor goes to. No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and
/// links.
public protocol AccessibilityRotorContent {}

/// Builds what a rotor goes through. No effect here: screen readers of browsers have rotors of their own, by headings, landmarks
/// and links.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes an entry.
  ///
  /// - Parameter content: The entry.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Takes the only entry.
  ///
  /// - Parameter content: The entry.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Takes several entries.
  ///
  /// - Parameter content: The entries.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { NoRotorContent() }

  /// Takes an entry that there may be.
  ///
  /// - Parameter content: The entry, or nil.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?)
    -> some AccessibilityRotorContent
  { NoRotorContent() }

  /// Takes the first of two.
  ///
  /// - Parameter first: The entry.
  public static func buildEither<C: AccessibilityRotorContent>(first: C)
    -> some AccessibilityRotorContent
  { NoRotorContent() }

  /// Takes the second of two.
  ///
  /// - Parameter second: The entry.
  public static func buildEither<C: AccessibilityRotorContent>(second: C)
    -> some AccessibilityRotorContent
  { NoRotorContent() }
}

private struct NoRotorContent: AccessibilityRotorContent {}

/// One place that a rotor goes to. No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and
/// links.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, View {
  /// Nothing is drawn.
  public var body: some View { EmptyView() }

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - label: The words of the entry.
  ///   - id: The identity of its view.
  ///   - textRange: The part of the view's text that it is.
  ///   - prepare: What brings the view into sight.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - label: The words of the entry.
  ///   - id: The identity of its view.
  ///   - textRange: The part of the view's text that it is.
  ///   - prepare: What brings the view into sight.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the words of the entry.
  ///   - id: The identity of its view.
  ///   - textRange: The part of the view's text that it is.
  ///   - prepare: What brings the view into sight.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Makes an entry of a namespace.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the words of the entry.
  ///   - id: The identity of its view.
  ///   - namespace: The namespace of the identity.
  ///   - textRange: The part of the view's text that it is.
  ///   - prepare: What brings the view into sight.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Makes an entry of a namespace.
  ///
  /// - Parameters:
  ///   - label: The words of the entry.
  ///   - id: The identity of its view.
  ///   - namespace: The namespace of the identity.
  ///   - textRange: The part of the view's text that it is.
  ///   - prepare: What brings the view into sight.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor that the platform has. No effect here: screen readers of browsers have rotors of their own, by headings, landmarks and
/// links.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static let links = AccessibilitySystemRotor()
  /// Headings.
  public static let headings = AccessibilitySystemRotor()
  /// Bold words.
  public static let boldText = AccessibilitySystemRotor()
  /// Italic words.
  public static let italicText = AccessibilitySystemRotor()
  /// Underlined words.
  public static let underlineText = AccessibilitySystemRotor()
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor()
  /// Images.
  public static let images = AccessibilitySystemRotor()
  /// Fields.
  public static let textFields = AccessibilitySystemRotor()
  /// Tables.
  public static let tables = AccessibilitySystemRotor()
  /// Lists.
  public static let lists = AccessibilitySystemRotor()
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor()

  /// Links.
  ///
  /// - Parameter visited: Whether only links that were followed count.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }

  /// Headings.
  ///
  /// - Parameter level: Their level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init()
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
