extension View {
  /// Draws changes of this view with an animation when `value` changes.
  ///
  /// Renderers draw all changes of the view's own attributes with it.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Draws changes of this view with an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Draws changes of what a closure makes of this view with an animation.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self).attribute(.animation, animation.map { .animation($0) })
  }

  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View {
    attributes {
      $0[.transition] = .text(t.description)
      $0[.animation] = t.ownAnimation.map { .animation($0) }
    }
  }

  /// Changes how changes of this view are drawn.
  ///
  /// The closure is asked once, for a transaction without an animation; the animation it sets is
  /// that of the view's own attributes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    return attribute(.animation, animation.map { .animation($0) })
  }

  /// Changes how changes of this view are drawn when `value` changes.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transaction(transform)
  }
}
