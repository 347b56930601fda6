public import Foundation

extension View {
  /// Shows an inspector column beside the view while a binding is true.
  ///
  /// A window of at most 700 points shows it as a sheet at its lower edge, which leaves the view in reach.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown; set to false when the user closes the sheet.
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
  ///   - min: No effect here: the width is fixed.
  ///   - ideal: The width, in points.
  ///   - max: No effect here: the width is fixed.
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
    InspectorElement(isPresented: isPresented) {
      Part("content") { content }
      if isPresented.wrappedValue {
        Part("detail") { Deferred(content: inspector) }
      }
    }
  }
}

/// Two columns, the second of which shows details of the first.
struct InspectorElement<Content: View>: ElementView {
  let isPresented: Binding<Bool>
  let content: Content

  init(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.isPresented = isPresented
    self.content = content()
  }

  var kind: ElementKind { .navigationSplit }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text("inspector")
    if isPresented.wrappedValue { element.on(.dismiss) { _ in isPresented.wrappedValue = false } }
  }
}
