extension View {
  /// Adds buttons to a row of a list.
  ///
  /// - Parameters:
  ///   - edge: The side on which the buttons stand.
  ///   - allowsFullSwipe: Whether a long swipe of a finger runs the first action.
  ///   - content: Makes the buttons, once, when this view is made.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())
    return modifier(RowPortalModifier(beside: InRow(content: actions)))
  }
}

/// The element of a row's actions.
struct SwipeActions<Content: View>: ElementView {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content

  var kind: ElementKind { .swipeActions }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.placement] = .text(edge == .leading ? "leading" : "trailing")
    // For renderers in which a full swipe runs the first action.
    if allowsFullSwipe { element[.value] = .text("fullSwipe") }
  }
}
