// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// Something that a system shows outside of its application.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
@MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
extension Widget {
  public static func main() {}
}

/// The widgets of an extension.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
@MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
extension WidgetBundle {
  public static func main() {}
}

/// Collects the widgets of an extension.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<W: Widget>(_ first: W, _ others: any Widget...) -> W { first }
}

/// The content of a widget, and when it changes.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
@MainActor
public protocol WidgetConfiguration {
  associatedtype Body
  var body: Body { get }
}

@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public func contentMarginsDisabled() -> Self { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
}

/// A widget that its user cannot configure.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// A widget that its user configures.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct AppIntentConfiguration<Content: View>: WidgetConfiguration {
  public init<Intent, Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// A widget that its user configures.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct IntentConfiguration<Content: View>: WidgetConfiguration {
  public init<Intent, Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// The content of a widget at one time.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public protocol TimelineEntry {
  var date: Date { get }
}

/// The contents of a widget, one after another.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct Timeline<EntryType> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

/// When a widget asks for its next contents.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct TimelineReloadPolicy {
  public static var atEnd: Self { fatalError("unavailable") }
  public static var never: Self { fatalError("unavailable") }
  public static func after(_ date: Date) -> Self { fatalError("unavailable") }
}

/// Where a widget is shown.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public struct TimelineProviderContext {
  public var family: WidgetFamily { fatalError("unavailable") }
  public var isPreview: Bool { fatalError("unavailable") }
  public var displaySize: CGSize { fatalError("unavailable") }
}

/// Makes the contents of a widget.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public protocol TimelineProvider {
  associatedtype Entry
  typealias Context = TimelineProviderContext
}

/// Makes the contents of a widget that its user configures.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public protocol AppIntentTimelineProvider {
  associatedtype Entry
  typealias Context = TimelineProviderContext
}

/// Makes the contents of a widget that its user configures.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public protocol IntentTimelineProvider {
  associatedtype Entry
  typealias Context = TimelineProviderContext
}

/// The size of a widget.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public enum WidgetFamily {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// Asks widgets for new contents.
@available(
  *,
  unavailable,
  message:
    "A browser has no widgets. Leave files of WidgetKit out of the target, and show their views in a WindowGroup."
)
public final class WidgetCenter {
  public static var shared: WidgetCenter { fatalError("unavailable") }
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
