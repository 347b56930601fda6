extension View {
  /// Adds buttons to a row of a list, which are shown when it is swiped.
  ///
  /// - Parameters:
  ///   - edge: The side the buttons are on.
  ///   - allowsFullSwipe: Whether swiping all the way does the first action.
  ///   - content: The buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())
    return modifier(BesideModifier(beside: InRow(content: actions)))
  }
}

/// The actions of a row as they are drawn.
struct SwipeActions<Content: View>: ElementView {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content

  var kind: ElementKind { .swipeActions }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.placement] = .text(edge == .leading ? "leading" : "trailing")
    // A full swipe does the first action.
    if allowsFullSwipe { element[.value] = .text("fullSwipe") }
  }
}
