public import Foundation

extension View {
  /// Puts a view at the upper or lower side of this one, which keeps clear of it.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: Where the view stands from leading to trailing.
  ///   - spacing: Points between the two; nil for the renderer's default.
  ///   - content: What stands at the side.
  @ViewBuilder
  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    if edge == .top {
      VStack(alignment: alignment, spacing: spacing) {
        content()
        self
      }
    } else {
      VStack(alignment: alignment, spacing: spacing) {
        self
        content()
      }
    }
  }

  /// Puts a view at the leading or trailing side of this one, which keeps clear of it.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: Where the view stands from top to bottom.
  ///   - spacing: Points between the two; nil for the renderer's default.
  ///   - content: What stands at the side.
  @ViewBuilder
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    if edge == .leading {
      HStack(alignment: alignment, spacing: spacing) {
        content()
        self
      }
    } else {
      HStack(alignment: alignment, spacing: spacing) {
        self
        content()
      }
    }
  }
}
