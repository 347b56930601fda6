/// The first of several alternative views.
///
/// - Important: Only the renderer knows which view fits, after all views are described. The first
///   view is drawn, whatever its size.
public struct ViewThatFits<Content: View>: View {
  let content: Content

  /// Makes a view from alternatives.
  ///
  /// - Parameters:
  ///   - axes: Has no effect.
  ///   - content: Makes the views, once, when this view is made; the first is shown.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first view.
  public var body: some View {
    if let tuple = content as? any ViewTuple {
      tuple.firstView
    } else {
      AnyView(content)
    }
  }
}

/// A tuple of views with hidden types.
@MainActor
protocol ViewTuple {
  /// The first view of the tuple.
  var firstView: AnyView { get }
}

extension TupleView: ViewTuple {
  var firstView: AnyView {
    guard let first = TupleLayout.of(Self.self).parts.first else { return AnyView(EmptyView()) }
    return withUnsafePointer(to: self) {
      first.type.erased(at: UnsafeRawPointer($0) + first.offset)
    }
  }
}
