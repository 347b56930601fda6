public import PandoUI

/// Shows a component as a view, even one that does not conform to `View`.
public struct ComponentHost<C: Component>: View {
  private let component: C

  /// Shows a component.
  public init(_ component: C) {
    self.component = component
  }

  /// The component.
  public var body: some View {
    ComponentPresentation(component: component)
  }
}
