extension TabContent where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw, one or several for each element.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView {
    AnyView(
      ForEach<[TabRow], ID, AnyView>(
        data: content.data.map { TabRow(id: content.identify($0), tabs: content.content($0)) },
        content: { Content._tabs(of: $0.tabs) },
        identify: { $0.id }
      )
    )
  }

  /// The tabs of an element.
  fileprivate struct TabRow {
    let id: ID
    let tabs: Content
  }
}

// With a builder, so that the compiler checks the closure apart from the call.
extension ForEach where Content: TabContent {
  /// Makes tabs for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - content: Makes the tabs of an element; called with the tab view.
  public init<V>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Makes tabs for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The identity of an element.
  ///   - content: Makes the tabs of an element; called with the tab view.
  public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}
