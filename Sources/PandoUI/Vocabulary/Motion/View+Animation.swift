extension View {
  /// Animates the changes of the view's own attributes.
  ///
  /// Renderers animate all of these changes, not only those of an evaluation in which `value`
  /// differs.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil draws changes at once, unless `withAnimation` animates them.
  ///   - value: Has no effect here: all changes of the view's attributes are animated.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Animates the changes of the view's own attributes.
  ///
  /// - Parameter animation: The animation; nil draws changes at once, unless `withAnimation`
  ///   animates them.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    attribute(.animation, animation.map { .animation($0) })
  }

  /// Animates the changes of the view that a closure makes of this one.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil draws changes at once, unless `withAnimation` animates them.
  ///   - body: Makes the view to animate, once, when this view is made.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self).attribute(.animation, animation.map { .animation($0) })
  }

  /// Sets the transition with which the view appears and disappears.
  ///
  /// - Parameter t: The transition.
  public func transition(_ t: AnyTransition) -> some View {
    attributes {
      $0[.transition] = .text(t.description)
      $0[.animation] = t.ownAnimation.map { .animation($0) }
    }
  }

  /// Sets the animation of the view's own attributes with a transaction.
  ///
  /// The closure is called once, with a transaction without an animation. The animation that it
  /// sets is that of the view's own attributes.
  ///
  /// - Parameter transform: Called once, when this view is made, with a transaction without an
  ///   animation.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    return attribute(.animation, animation.map { .animation($0) })
  }

  /// Sets the animation of the view's own attributes with a transaction.
  ///
  /// - Parameters:
  ///   - value: Has no effect here: all changes of the view's attributes are animated.
  ///   - transform: Called once, when this view is made, with a transaction without an animation.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transaction(transform)
  }
}
