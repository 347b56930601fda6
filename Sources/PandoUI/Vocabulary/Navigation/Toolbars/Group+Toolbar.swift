// In a file of its own, and disfavoured: a group is nearly always one of views, which the compiler tries first.

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Makes a group of a toolbar's content.
  ///
  /// - Parameter content: The items; evaluated once, when the group is made.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never evaluated.
  public var body: Never { fatalError("a group has no body of its own") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter group: The group to draw.
  @_documentation(visibility: internal)
  public static func _views(of group: Self) -> AnyView { Content._views(of: group.content) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
