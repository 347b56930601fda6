// In a file of its own, and disfavoured: a group is nearly always one of views, which the compiler tries first.

extension Group: TabContent where Content: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  /// Makes a group of tabs, for a modifier that applies to all of them.
  ///
  /// - Parameter content: The tabs; evaluated once, when the group is made.
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.content = content()
  }

  /// Makes the views that are drawn.
  ///
  /// - Parameter group: The tabs to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of group: Self) -> AnyView { Content._tabs(of: group.content) }
}
