// How the graph of a window begins: from a view, or from an application.

extension ViewGraph {
  /// Makes a graph and draws it for the first time.
  ///
  /// - Parameters:
  ///   - view: The content of the interface.
  ///   - renderer: Receives the commits. The graph retains it.
  ///   - environment: Sets entries of the outermost environment; called once, at once.
  public convenience init<Content: View>(
    _ view: Content,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      renderer: renderer,
      environment: {
        Self.setWindowDefaults(&$0); environment(&$0)
      }
    ) { root in
      Content._makeNode(view, parent: root)
    }
  }

  /// Makes a graph that reports its evaluations from the first one on.
  package convenience init<Content: View>(
    _ view: Content,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void,
    onEvaluate: @escaping (any Any.Type) -> Void
  ) {
    self.init(
      renderer: renderer,
      environment: {
        Self.setWindowDefaults(&$0); environment(&$0)
      },
      onEvaluate: onEvaluate
    ) { root in
      Content._makeNode(view, parent: root)
    }
  }

  /// Makes the graph of an application and draws it for the first time.
  ///
  /// - Parameters:
  ///   - app: The application. Its state is kept in the graph: another graph of the same
  ///     application has its own.
  ///   - renderer: Receives the commits. The graph retains it.
  ///   - environment: Sets entries of the outermost environment; called once, at once.
  public convenience init<A: App>(
    app: A,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(AppView(app: app), renderer: renderer, environment: environment)
  }

  /// Makes the graph of an application that is not shown yet. The effects of appearing views
  /// wait for ``releaseEffects()``, and nothing but ``flush()`` flushes.
  package convenience init<A: App>(
    unseen app: A,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(unseen: AppView(app: app), renderer: renderer, environment: environment)
  }

  /// Makes the graph of a view that is not shown yet.
  package convenience init<Content: View>(
    unseen content: Content,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      renderer: renderer,
      holdsEffects: true,
      environment: {
        Self.setWindowDefaults(&$0); environment(&$0)
      }
    ) { root in
      Content._makeNode(content, parent: root)
    }
    isPaused = true
  }

  /// Makes the graph of an application, and reports its evaluations from the first one on.
  package convenience init<A: App>(
    app: A,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void,
    onEvaluate: @escaping (any Any.Type) -> Void
  ) {
    self.init(
      AppView(app: app),
      renderer: renderer,
      environment: environment,
      onEvaluate: onEvaluate
    )
  }

  /// Sets what every window has; a renderer may replace it.
  private static func setWindowDefaults(_ values: inout EnvironmentValues) {
    guard let queue = values.scope?.queue else { return }
    // A window has an edit mode even without a navigation stack that sets one.
    values.editMode = Binding(location: StateSlot(EditMode.inactive, queue: queue))
  }
}
