/// An application: where it begins.
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
  /// The type of what the application consists of.
  associatedtype Body: Scene

  /// What the application consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the application.
  @MainActor @preconcurrency init()
}

/// A part of an application's interface that stands by itself: a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene consists of.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that a renderer draws for the scene. Scenes of an application do not implement it.
  @_documentation(visibility: internal)
  static func _content(of scene: Self) -> AnyView
}

extension Scene {
  /// What is drawn for the scene.
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
  /// What is drawn for the scene.
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
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes. The first one is drawn; the others wait to be opened.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> some Scene {
    SceneList(first: first, rest: (repeat each rest))
  }

  /// An `if` without an `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    AnyScene(content.map { Content._content(of: $0) } ?? AnyView(EmptyView()))
  }

  /// The first branch of an `if`.
  public static func buildEither<Content: Scene>(first: Content) -> AnyScene {
    AnyScene(Content._content(of: first))
  }

  /// The other branch of an `if`.
  public static func buildEither<Content: Scene>(second: Content) -> AnyScene {
    AnyScene(Content._content(of: second))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> AnyScene {
    AnyScene(Content._content(of: content))
  }
}

/// A scene whose type is hidden.
@_documentation(visibility: internal)
public struct AnyScene: PrimitiveScene {
  let content: AnyView

  init(_ content: AnyView) {
    self.content = content
  }

  /// What is drawn for the scene.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { scene.content }
}

/// Several scenes, of which the first is drawn.
struct SceneList<First: Scene, Rest>: PrimitiveScene {
  let first: First
  let rest: Rest

  @_documentation(visibility: internal)
  static func _content(of scene: Self) -> AnyView { First._content(of: scene.first) }
}

/// The main window of an application: each visitor, each browser tab, has one of its own.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: () -> Content
  private let title: String?

  /// A window.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
    title = nil
  }

  /// A window with an identity by which it can be opened.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// A window with a title.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    self.title = title
  }

  /// A window with a title and an identity.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content)
  }

  /// What is drawn for the scene.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView {
    AnyView(WindowView(title: scene.title, content: scene.content))
  }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  private let group: WindowGroup<Content>

  /// A window with a title and an identity.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(title, content: content)
  }

  /// What is drawn for the scene.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { WindowGroup._content(of: scene.group) }
}

/// What is in a window.
struct WindowView<Content: View>: View {
  let title: String?
  let content: () -> Content

  var body: some View { Deferred(content: content) }
}

/// Evaluates the body of an application in the graph, so that its state works like a view's.
struct AppView<A: App>: View, StandIn {
  let app: A

  static var original: any Any.Type { A.self }

  var body: some View { A.Body._content(of: app.body) }
}
