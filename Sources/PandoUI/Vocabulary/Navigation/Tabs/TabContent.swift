import Foundation

/// The content of a tab view: tabs and sections of tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs that this content consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// The views that are drawn. An application's own tab content does not implement it.
  @_documentation(visibility: internal)
  static func _tabs(of content: Self) -> AnyView
}

extension TabContent {
  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView {
    Body._tabs(of: content.body)
  }
}

extension Never: TabContent {
  /// No value identifies it.
  public typealias TabValue = Never

  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw; there are none.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Never) -> AnyView {}
}

/// One or several tabs, ready to be drawn.
@_documentation(visibility: internal)
public struct TabViews<TabValue: Hashable>: TabContent {
  let views: AnyView

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView { content.views }
}

/// A tab or none.
@_documentation(visibility: internal)
public struct OptionalTab<Content: TabContent>: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  let content: Content?

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter optional: The tab to draw, if there is one.
  @_documentation(visibility: internal)
  public static func _tabs(of optional: Self) -> AnyView {
    AnyView(optional.content.map { Content._tabs(of: $0) })
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows nothing.
  ///
  /// - Parameter count: The number on the tab.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(count)))
  }

  /// Shows a text on the tab; nil shows nothing.
  ///
  /// - Parameter label: The text on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(label)))
  }

  /// Shows a text on the tab; nil shows nothing.
  ///
  /// - Parameter key: The text on the tab, translated for the reader.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(key)))
  }

  /// Leaves the tab out.
  ///
  /// - Parameter hidden: Whether the tab is left out; its page then loses its state.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabViews<TabValue>(views: AnyView(hidden ? nil : Self._tabs(of: self)))
  }
}
