public import Foundation

extension View {
  /// Shows an inspector column beside the view while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown; read, never written.
  ///   - content: Makes the content of the inspector while it is shown, and whenever its reads
  ///     change.
  public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// Sets the width of the inspector.
  ///
  /// - Parameter width: The width, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    attribute(.width, .number(Double(width)))
  }

  /// Sets the initial width of the inspector. The user cannot change it in Pando.
  ///
  /// - Parameters:
  ///   - min: Ignored: the width is fixed.
  ///   - ideal: The width, in points.
  ///   - max: Ignored: the width is fixed.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    attribute(.width, .number(Double(ideal)))
  }
}

/// Shows an inspector column beside a view.
struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  func body(content: Content) -> some View {
    InspectorElement {
      Part("content") { content }
      if isPresented.wrappedValue {
        Part("detail") { Deferred(content: inspector) }
      }
    }
  }
}

/// Two columns, the second of which shows details of the first.
struct InspectorElement<Content: View>: ElementView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: ElementKind { .navigationSplit }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text("inspector")
  }
}
