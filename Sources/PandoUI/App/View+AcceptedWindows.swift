// The window of an interface is the reader's.
extension View {
  /// Accepted; the window is the reader's.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Accepted; the window is the reader's.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted; the window is the reader's.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepted; the window is the reader's.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Accepted; the window is the reader's.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted; the window is the reader's.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Accepted; renderers draw questions in their own way.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Accepted; a page can be left at any time.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Accepted; a page can be left at any time.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Accepted; there is one scene.
  public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }
}

/// A gesture that moves the window. It is accepted: the window is the reader's.
public struct WindowDragGesture: PrimitiveGesture {
  /// What it tells: nothing.
  public struct Value: Equatable, Sendable {}

  /// Makes the gesture.
  public init() {}

  /// Has a decoration report the gesture: it never does.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}
