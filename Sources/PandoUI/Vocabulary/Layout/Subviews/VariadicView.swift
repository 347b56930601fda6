// Names that SwiftUI has with an underscore, and that projects have used since before `Group(subviews:)`.

/// A view that is made from the subviews of another view. New code uses `Group(subviews:)`.
///
/// ```swift
/// struct Divided: _VariadicView_UnaryViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
public enum _VariadicView {
  /// The views.
  public typealias Children = SubviewsCollection
  /// A root that makes one view from several.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views from several.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A root that makes views from several.
  public typealias ViewRoot = _VariadicView_ViewRoot

  /// The view that a root makes.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    let root: Root
    let content: Content

    /// Makes a view from the subviews of other views.
    ///
    /// - Parameters:
    ///   - root: The root that makes it.
    ///   - content: Makes the views, once, when the tree is made.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// The view that was made.
    public var body: some View {
      let root = root
      Group(subviews: content) { root.body(children: $0) }
    }
  }
}

/// A root that makes views from several; see ``_VariadicView``.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  /// The type of the view.
  associatedtype Body: View
  /// Makes the view.
  ///
  /// - Parameter children: The views that it is made from.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
