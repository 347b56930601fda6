public import PandoUI

/// The root component of an application; with `@main` it is the application.
///
/// ```swift
/// @main
/// struct OfficeComponent: RouterComponent, StartupComponent {
///   let lobby = LobbyComponent()
///   @ObservedObject var router = Router(start: \Self.lobby)
///   var observers: Void { None }
/// }
/// ```
///
/// Each instance of the application has its own root component: on a server, each page.
@MainActor @preconcurrency
public protocol StartupComponent: Component {
  /// Makes the root component.
  init()

  /// Called before the components are bound: the place to set up what they use.
  func willBindRootComponent()

  /// Called when all components are in the tree and have subscribed.
  func didBindRootComponent()
}

extension StartupComponent {
  /// Does nothing.
  public func willBindRootComponent() {}

  /// Does nothing.
  public func didBindRootComponent() {}
}

/// The application of a root component.
public struct ComponentApp<Root: StartupComponent>: App {
  private let root: RootPlace<Root>

  /// Makes the component and binds it.
  public init() {
    root = RootPlace()
  }

  /// One window, which shows the component.
  public var body: some Scene {
    WindowGroup {
      ComponentPresentation(component: root.component, node: root.node)
    }
  }
}

/// The root of a tree of components, which ends with the application.
@MainActor
private final class RootPlace<Root: StartupComponent> {
  let component: Root
  let node: ComponentNode

  init() {
    component = Root()
    component.willBindRootComponent()
    node = ComponentNode.bind(component, in: nil)
    component.didBindRootComponent()
  }

  isolated deinit {
    node.unbind()
  }
}
