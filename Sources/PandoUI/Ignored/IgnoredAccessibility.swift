public import Foundation

/// A name for something that is told about a view on request.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let id: String

  /// A name that is told, and one that stays the same.
  public init(_ label: Text, id: String) { self.id = id }

  /// A name that is told, and one that stays the same.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
}

/// Namespace of what Apple's framework for accessibility has.
public enum AXCustomContent {
  /// Whether something is told at once, or on request.
  public enum Importance: Hashable, Sendable {
    case `default`, high
  }
}

/// How touches reach a view while the screen is read aloud.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// After the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Without a sound.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

// Screen readers of browsers have no counterpart to these.
extension View {
  /// Accepted; screen readers of browsers press an element in its middle.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepted; screen readers of browsers press an element in its middle.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Accepted; screen readers of browsers have no content that is read on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted; screen readers of browsers have no content that is read on request.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted; screen readers of browsers have no content that is read on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted; screen readers of browsers have no content that is read on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted; screen readers of browsers have no content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Accepted; touches are the browser's.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Accepted; screen readers of browsers go from element to element in reading order.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted; screen readers of browsers tell by themselves where content is scrolled to.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted; there is no mode of the device with fewer things.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Accepted; there is no mode of the device with fewer things.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
}
