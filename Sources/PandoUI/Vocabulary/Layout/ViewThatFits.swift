/// The first of several views, each of which would do.
///
/// - Important: What fits is known to the renderer only, after everything is described: the first
///   view is drawn, whatever its size.
public struct ViewThatFits<Content: View>: View {
  let content: Content

  /// Shows the first of several views.
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

/// Several views, whatever their types.
@MainActor
protocol ViewTuple {
  /// The first one.
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
