extension Group: Scene where Content: Scene {
  /// Makes a group of scenes.
  ///
  /// - Parameter content: The scenes; evaluated once, when the group is made.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never evaluated.
  public var body: Never { fatalError("a group has no body of its own") }

  /// The view that is drawn for the scenes.
  ///
  /// - Parameter group: The group to draw.
  @_documentation(visibility: internal)
  public static func _content(of group: Self) -> AnyView { Content._content(of: group.content) }
}
