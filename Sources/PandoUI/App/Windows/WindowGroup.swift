/// A window of an application. The first one of an application is its main window, which every tab of a browser shows unless its
/// address names another; `openWindow` opens that in a tab of its own.
///
/// ```swift
/// struct Library: App {
///   var body: some Scene {
///     WindowGroup { ShelfView() }
///     WindowGroup(for: Book.ID.self) { $id in BookView(id: id) }
///   }
/// }
/// ```
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let kind: WindowKind
  private let content: (WindowRequest) -> Content

  init(
    id: String? = nil,
    value: WindowValue? = nil,
    content: @escaping (WindowRequest) -> Content
  ) {
    kind = WindowKind(id: id, value: value)
    self.content = content
  }

  /// Makes a window.
  ///
  /// - Parameter content: Builds the content of the window, in an evaluation of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init { _ in content() }
  }

  /// Makes a window with an identity.
  ///
  /// - Parameters:
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id) { _ in content() }
  }

  /// Makes a window with a title.
  ///
  /// - Parameters:
  ///   - title: No effect here: the page has the title of its navigation.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init { _ in content() }
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: No effect here: the page has the title of its navigation.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id) { _ in content() }
  }

  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene to draw.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView {
    AnyView(WindowView(kind: scene.kind, content: scene.content))
  }
}

/// A single window. Each `openWindow(id:)` opens a tab with it, whether there is one or not.
public struct Window<Content: View>: PrimitiveScene {
  private let group: WindowGroup<Content>

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: No effect here: the page has the title of its navigation.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }

  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene to draw.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { WindowGroup._content(of: scene.group) }
}

/// The content of a window, if it is the one that the page shows.
struct WindowView<Content: View>: View {
  let kind: WindowKind
  let content: (WindowRequest) -> Content

  @Environment(\.windowList) private var list
  @Environment(\.isSecondaryScene) private var isSecondary

  var body: some View {
    if list?.shows(kind, isSecondary: isSecondary) ?? !isSecondary {
      let request = list?.request ?? WindowRequest()
      Deferred { content(request) }
    }
  }
}
