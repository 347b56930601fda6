import Foundation

/// The settings that views pass to their screen.
struct ScreenSettings: Equatable {
  var title: Text?
  var subtitle: Text?
  var displayMode: String?
  /// Whether the title is there for the window and for assistive technology alone.
  var hidesTitle = false
  /// Whether the split view around has no button for its sidebar.
  var hidesSidebarToggle = false
  var isBackHidden: Bool?
  /// How wide the column is that the screen fills, in points.
  var columnWidth: Double?
  /// How narrow and how wide users can make the column; the same as its width if they cannot.
  var columnLimits: ColumnLimits?
  var bars: [String: Visibility] = [:]
  var look = BarAppearance()
  var hasSearch = false
  var hasToolbar = false
  var refresh: ScreenRefresh?

  /// Whether a bar has something to show beside the back button.
  var wantsBar: Bool { title != nil || subtitle != nil || hasToolbar }

  enum Key: PreferenceKey {
    static var defaultValue: ScreenSettings { ScreenSettings() }
    static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) {
      value.fill(from: nextValue())
    }
  }

  /// Takes the settings that are still missing from other settings.
  mutating func fill(from other: ScreenSettings) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    displayMode = displayMode ?? other.displayMode
    hidesTitle = hidesTitle || other.hidesTitle
    hidesSidebarToggle = hidesSidebarToggle || other.hidesSidebarToggle
    isBackHidden = isBackHidden ?? other.isBackHidden
    columnWidth = columnWidth ?? other.columnWidth
    columnLimits = columnLimits ?? other.columnLimits
    bars.merge(other.bars) { mine, _ in mine }
    look.fill(from: other.look)
    hasSearch = hasSearch || other.hasSearch
    hasToolbar = hasToolbar || other.hasToolbar
    refresh = refresh ?? other.refresh
  }

  func describe(_ element: inout ElementDescription, locale: Locale) {
    element[.title] = title.map { .text($0.words(in: locale)) }
    element[.subtitle] = subtitle.map { .text($0.words(in: locale)) }
    look.describe(&element)
    element[.placement] = hidesTitle ? .text("hidden") : displayMode.map { .text($0) }
    if bars["navigationBar"] == .hidden || bars["automatic"] == .hidden {
      element[.isPlain] = .flag(true)
    }
  }
}

/// The widths of a column between which it can be dragged, in points; nil is none.
struct ColumnLimits: Equatable {
  var min: Double?
  var max: Double?
}

extension View {
  /// Passes settings to the screen around. Settings nearer to the content win.
  func screenSettings(_ change: (inout ScreenSettings) -> Void) -> some View {
    var settings = ScreenSettings()
    change(&settings)
    return transformPreference(ScreenSettings.Key.self) { $0.fill(from: settings) }
  }
}

/// Keeps the settings of a screen from reaching the screens around it.
struct PreferenceBoundary<Content: View>: PrimitiveView {
  let isOpen: Bool
  let content: Content

  init(isOpen: Bool = false, @ViewBuilder content: () -> Content) {
    self.isOpen = isOpen
    self.content = content()
  }

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    PreferenceBoundaryNode(view, parent: parent)
  }
}

final class PreferenceBoundaryNode<Content: View>: Node<PreferenceBoundary<Content>> {
  private var isOpen: Bool
  private var child: Node<Content>!

  init(_ view: PreferenceBoundary<Content>, parent: GraphNode) {
    isOpen = view.isOpen
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: PreferenceBoundary<Content>) {
    let changed = isOpen != view.isOpen
    isOpen = view.isOpen
    child.update(view.content)
    if changed, hasPreferences { preferenceWritersChanged() }
  }

  override func collectPreference(_ collector: PreferenceCollector) {
    if !isOpen, collector.key == ObjectIdentifier(ScreenSettings.Key.self) { return }
    super.collectPreference(collector)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
