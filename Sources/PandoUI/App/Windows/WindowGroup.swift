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
    title: Text? = nil,
    id: String? = nil,
    value: WindowValue? = nil,
    content: @escaping (WindowRequest) -> Content
  ) {
    kind = WindowKind(title: title, id: id, value: value)
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
  ///   - title: The title of the page where no screen has one, without its styles.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title) { _ in content() }
  }

  /// Makes a window with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page where no screen has one, translated for the reader.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey)) { _ in content() }
  }

  /// Makes a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, shown as it is.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title)) { _ in content() }
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, without its styles.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id) { _ in content() }
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page where no screen has one, translated for the reader.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), id: id) { _ in content() }
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, shown as it is.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), id: id) { _ in content() }
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
  ///   - title: The title of the page where no screen has one, without its styles.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page where no screen has one, translated for the reader.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(Text(titleKey), id: id, content: content)
  }

  /// Makes a window with a title and an identity.
  ///
  /// - Parameters:
  ///   - title: The title of the page where no screen has one, shown as it is.
  ///   - id: What `openWindow(id:)` opens the window by. It is a part of the address.
  ///   - content: Builds the content of the window, in an evaluation of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(Text(title), id: id, content: content)
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
  @Environment(\.windowMenus) private var menus
  @State private var place = WindowPlace()

  var body: some View {
    if list?.shows(kind, at: place, isSecondary: isSecondary) ?? !isSecondary {
      let request = list?.request ?? WindowRequest()
      // Nodes for what most windows do not have would be in the memory of each page.
      if kind.title == nil, menus.isEmpty {
        Deferred { content(request) }
      } else {
        if !menus.isEmpty { MenuBar(menus: menus) }
        Deferred { content(request) }.modifier(WindowTitleModifier(title: kind.title))
      }
    }
  }
}

/// The identity of a window among several of the same name.
final class WindowPlace {}

/// Gives the document a title for the case that no screen has one.
struct WindowTitleModifier: DecorationModifier {
  typealias Body = Never

  let title: Text?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    if let title { decoration[.windowTitle] = .text(title.plain(in: environment)) }
  }
}
