extension View {
  /// Describes this view to assistive technology by other views.
  ///
  /// ```swift
  /// Dial(value: $volume)
  ///   .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  /// ```
  ///
  /// The other views lie where this one is, and are not visible. The keyboard reaches them, and skips the controls of this
  /// view.
  ///
  /// - Parameter representation: Makes the views that assistive technology gets, once, when this view is made.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    RepresentedView(base: accessibilityHidden(true), representation: representation())
  }

  /// Replaces the content of this view for assistive technology, for example by the parts of a drawing.
  ///
  /// The label, the value and the traits of this view are read before them.
  ///
  /// - Parameter children: Makes the views that assistive technology gets, once, when this view is made.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(base: accessibilityElement(children: .ignore), representation: children())
  }
}

/// A view, and the views that describe it to assistive technology.
struct RepresentedView<Base: View, Representation: View>: ElementView {
  let base: Base
  let representation: Representation

  var kind: ElementKind { .box }

  @ViewBuilder var content: some View {
    base
    LayerPart(name: "representation", alignment: .center, content: representation)
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
