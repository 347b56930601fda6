/// An application: the entry point of a program, and its scenes.
///
/// ```swift
/// @main
/// struct Board: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the application's scenes.
  associatedtype Body: Scene

  /// The application's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the application.
  @MainActor @preconcurrency init()
}

/// An independent part of an application's interface: a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that a renderer draws for the scene. Applications do not implement this.
  @_documentation(visibility: internal)
  static func _content(of scene: Self) -> AnyView
}

extension Scene {
  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene, whose body is evaluated in the graph.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView {
    AnyView(SceneBodyView(scene: scene))
  }
}

/// Evaluates the body of a scene in the graph, so that its state works like a view's.
struct SceneBodyView<S: Scene>: View, StandIn {
  let scene: S

  static var original: any Any.Type { S.self }

  var body: some View { S.Body._content(of: scene.body) }
}

extension Never: Scene {
  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: There is no such value.
  @_documentation(visibility: internal)
  public static func _content(of scene: Never) -> AnyView {}
}

/// A scene that draws itself.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

/// Builds scenes from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it is.
  ///
  /// - Parameter content: The scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes one scene.
  ///
  /// - Parameter content: The scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes several scenes. A page draws the scene that its address names, or else the first.
  ///
  /// - Parameters:
  ///   - first: The scene of the application's main window.
  ///   - rest: The other scenes, which `openWindow` opens.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> some Scene {
    var others: [AnyView] = []
    var hasSettings = first.isForSettings
    for scene in repeat each rest {
      others.append(view(of: scene))
      hasSettings = hasSettings || scene.isForSettings
    }
    return SceneList(first: view(of: first), others: others, hasSettings: hasSettings)
  }

  private static func view<S: Scene>(of scene: S) -> AnyView { S._content(of: scene) }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter content: The scene; nil draws nothing.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    AnyScene(content.map { Content._content(of: $0) } ?? AnyView(EmptyView()))
  }

  /// Takes the first branch of an `if`.
  ///
  /// - Parameter first: The scene of that branch.
  public static func buildEither<Content: Scene>(first: Content) -> AnyScene {
    AnyScene(Content._content(of: first))
  }

  /// Takes the other branch of an `if`.
  ///
  /// - Parameter second: The scene of that branch.
  public static func buildEither<Content: Scene>(second: Content) -> AnyScene {
    AnyScene(Content._content(of: second))
  }

  /// Takes the body of an `if #available`.
  ///
  /// - Parameter content: The scene.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> AnyScene {
    AnyScene(Content._content(of: content))
  }
}

/// A scene whose type is hidden.
@_documentation(visibility: internal)
public struct AnyScene: PrimitiveScene, SettingsScene {
  let content: AnyView
  let isOfSettings: Bool

  init(_ content: AnyView, isForSettings: Bool = false) {
    self.content = content
    isOfSettings = isForSettings
  }

  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene to draw.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { scene.content }
}

/// Several scenes.
struct SceneList: PrimitiveScene {
  let first: AnyView
  let others: [AnyView]
  let hasSettings: Bool

  @_documentation(visibility: internal)
  static func _content(of scene: Self) -> AnyView {
    let list = SceneListView(first: scene.first, others: scene.others)
    guard scene.hasSettings else { return AnyView(list) }
    return AnyView(list.transformEnvironment(\.windowMenus) { $0.hasSettings = true })
  }
}

/// Draws all of several scenes. Each decides whether it is the window that the page shows;
/// modifiers of the others still work.
struct SceneListView: View {
  let first: AnyView
  let others: [AnyView]

  var body: some View {
    first
    ForEach(others.indices, id: \.self) { others[$0] }
      .environment(\.isSecondaryScene, true)
  }
}

/// Evaluates the body of an application in the graph, so that its state works like a view's.
struct AppView<A: App>: View, StandIn {
  let app: A
  let observers: [AppObserver]

  /// Takes the application, and notifies its observers of the launch before anything is evaluated.
  init(app: A) {
    self.app = app
    observers = app.appObservers
    for observer in observers { observer.tell(.launched) }
  }

  static var original: any Any.Type { A.self }

  var body: some View { Self.observed(A.Body._content(of: app.body), by: observers) }

  private static func observed(_ content: AnyView, by observers: [AppObserver]) -> AnyView {
    observers.isEmpty ? content : AnyView(ObservedAppView(content: content, observers: observers))
  }
}
