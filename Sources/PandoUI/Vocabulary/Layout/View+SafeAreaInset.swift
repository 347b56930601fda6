public import Foundation

extension View {
  /// Puts a view above or below this one.
  ///
  /// What scrolls in this view along its whole width scrolls behind the other view. Other content stands beside it.
  ///
  /// - Parameters:
  ///   - edge: The side at which the other view stands.
  ///   - alignment: Where the two stand from leading to trailing.
  ///   - spacing: Points between the two; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the other view, once, when this view is made.
  @ViewBuilder
  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    if SubviewList.isSeveral(Self.self) {
      // As every modifier, it is applied to each of several views.
      ForEach(SubviewList.subviews(of: self)) { view in
        view.inset(inset, edge, alignment, spacing)
      }
    } else {
      self.inset(inset, edge, alignment, spacing)
    }
  }

  /// Puts a view at the leading or trailing side of this one.
  ///
  /// - Parameters:
  ///   - edge: The side at which the other view stands.
  ///   - alignment: Where the two stand from top to bottom.
  ///   - spacing: Points between the two; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the other view, once, when this view is made.
  @ViewBuilder
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    if SubviewList.isSeveral(Self.self) {
      ForEach(SubviewList.subviews(of: self)) { view in
        view.inset(inset, edge, alignment, spacing)
      }
    } else {
      self.inset(inset, edge, alignment, spacing)
    }
  }

  @ViewBuilder
  private func inset(
    _ inset: some View,
    _ edge: VerticalEdge,
    _ alignment: HorizontalAlignment,
    _ spacing: CGFloat?
  ) -> some View {
    if edge == .top {
      VStack(alignment: alignment, spacing: spacing) {
        inset
        self
      }
      .attribute(.style, .text("insetTop"))
    } else {
      VStack(alignment: alignment, spacing: spacing) {
        self
        inset
      }
      .attribute(.style, .text("insetBottom"))
    }
  }

  @ViewBuilder
  private func inset(
    _ inset: some View,
    _ edge: HorizontalEdge,
    _ alignment: VerticalAlignment,
    _ spacing: CGFloat?
  ) -> some View {
    if edge == .leading {
      HStack(alignment: alignment, spacing: spacing) {
        inset
        self
      }
    } else {
      HStack(alignment: alignment, spacing: spacing) {
        self
        inset
      }
    }
  }
}
