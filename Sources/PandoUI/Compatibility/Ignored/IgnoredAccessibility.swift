public import Foundation

extension View {
  /// No effect here: screen readers of browsers press an element in its middle.
  ///
  /// - Parameter activationPoint: Where a screen reader presses the view, in points from its top
  ///   left corner.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// No effect here: screen readers of browsers press an element in its middle.
  ///
  /// - Parameter activationPoint: Where a screen reader presses the view, as a fraction of its
  ///   size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// No effect here: screen readers of browsers have no content that is read on request.
  ///
  /// - Parameters:
  ///   - key: The name of the content, and the identity by which a later value replaces it.
  ///   - value: What is read for the name; nil removes it.
  ///   - importance: Whether the content is read at once or only on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// No effect here: screen readers of browsers have no content that is read on request.
  ///
  /// - Parameters:
  ///   - label: The name of the content.
  ///   - value: What is read for the name.
  ///   - importance: Whether the content is read at once or only on request.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// No effect here: screen readers of browsers have no content that is read on request.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the content.
  ///   - value: What is read for the name.
  ///   - importance: Whether the content is read at once or only on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// No effect here: screen readers of browsers have no content that is read on request.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the content.
  ///   - valueKey: The key of what is read for the name.
  ///   - importance: Whether the content is read at once or only on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// No effect here: screen readers of browsers have no content that is read on request.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name of the content.
  ///   - value: What is read for the name.
  ///   - importance: Whether the content is read at once or only on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// No effect here: the browser handles touches.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether touches reach the view while a screen reader runs.
  ///   - options: When touches reach the view, and whether the screen reader stays silent.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// No effect here: screen readers of browsers go from element to element in reading order.
  ///
  /// - Parameters:
  ///   - id: The identity that the views of one group share.
  ///   - namespace: The namespace of the identity.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// No effect here: screen readers of browsers report by themselves where content is scrolled to.
  ///
  /// - Parameters:
  ///   - status: What is read of the position after scrolling.
  ///   - isEnabled: Whether the status is read.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some View { self }

  /// No effect here: browsers do not report a simplified mode of the device.
  ///
  /// - Parameter systemImage: The name of the symbol beside the title.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// No effect here: browsers do not report a simplified mode of the device.
  ///
  /// - Parameter icon: The image beside the title.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets the order in which the view is read among its siblings. No effect here: renderers read in
  /// the order of the content.
  ///
  /// - Parameter sortPriority: The rank among the views around; higher ranks are read first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Shows the view larger while it is held. No effect here: renderers enlarge everything instead.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view larger while this one is held. No effect here: renderers enlarge everything
  /// instead.
  ///
  /// - Parameter largeContentView: The view that is shown larger. It is never evaluated.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps colours when those of the screen are inverted. No effect here: renderers do not invert
  /// the colours of the screen.
  ///
  /// - Parameter active: Whether the view keeps its colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Marks the view as one that can be pressed. No effect here: renderers recognize a view that can
  /// be pressed by its handlers.
  ///
  /// - Parameter respondsToUserInteraction: Whether the view can be pressed.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Reads punctuation aloud. No effect here: screen readers decide for themselves how they speak.
  ///
  /// - Parameter value: Whether punctuation is read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Reads letter by letter. No effect here: screen readers decide for themselves how they speak.
  ///
  /// - Parameter value: Whether text is read letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Reads higher or lower. No effect here: screen readers decide for themselves how they speak.
  ///
  /// - Parameter value: The change of the pitch, from -1 to 1; 0 leaves it.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads without interrupting. No effect here: screen readers decide for themselves how they
  /// speak.
  ///
  /// - Parameter value: Whether an announcement waits for speech that is under way.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets the kind of the text. No effect here: screen readers decide for themselves how they
  /// speak.
  ///
  /// - Parameter value: The kind of text.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Sets the names by which voice control finds the view. No effect here: a view is found by its
  /// label.
  ///
  /// - Parameter inputLabels: The words, the preferred one first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which voice control finds the view. No effect here: a view is found by its
  /// label.
  ///
  /// - Parameter inputLabelKeys: The keys of the words, the preferred one first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Sets the names by which voice control finds the view. No effect here: a view is found by its
  /// label.
  ///
  /// - Parameter inputLabels: The words, the preferred one first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}

/// The key of content that is read on request. No effect here: screen readers of browsers have no
/// content that is read on request.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let id: String

  /// Makes a key from a label and an identity that stays the same.
  ///
  /// - Parameters:
  ///   - label: The name that is read. It is not kept.
  ///   - id: The identity of the key, by which keys are compared.
  public init(_ label: Text, id: String) { self.id = id }

  /// Makes a key from a label and an identity that stays the same.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the name that is read. It is not kept.
  ///   - id: The identity of the key, by which keys are compared.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
}

/// Namespace of what Apple's framework for accessibility has. No effect here: screen readers of
/// browsers have no content that is read on request.
public enum AXCustomContent {
  /// The importance of content: read at once, or on request.
  public enum Importance: Hashable, Sendable {
    case `default`, high
  }
}

/// Options for touches on a view while the screen is read aloud. No effect here: the browser
/// handles touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Touches pass through after the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches are silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A kind of text, for people who hear it. No effect here: screen readers decide for themselves how
/// they speak.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Words.
  public static let plain = Self(name: "plain")
  /// Terminal output.
  public static let console = Self(name: "console")
  /// The name of a file.
  public static let fileSystem = Self(name: "fileSystem")
  /// A message.
  public static let messaging = Self(name: "messaging")
  /// A narrative.
  public static let narrative = Self(name: "narrative")
  /// A program.
  public static let sourceCode = Self(name: "sourceCode")
  /// A table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document that is edited.
  public static let wordProcessing = Self(name: "wordProcessing")
}
