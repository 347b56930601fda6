extension View {
  /// Animates what changes in the view together with a value.
  ///
  /// Other changes of the same commit are animated too, once, unless `withAnimation` animates them.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil draws these changes at once.
  ///   - value: The value, compared at each evaluation with the one before.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates what changes in the view when the view around it is evaluated.
  ///
  /// - Parameter animation: The animation; nil draws changes at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }

  /// Animates what changes in the view that a closure makes of this one.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil draws changes at once.
  ///   - body: Makes the view to animate, once, when this view is made.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self).modifier(AnimationModifier<Bool>(animation: animation, value: nil))
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

  /// Sets the animation of what changes in the view when the view around it is evaluated.
  ///
  /// - Parameter transform: Called once, when this view is made, with the animation and the values
  ///   that the changes are made with. The animation that it leaves is that of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation(of: transform), value: nil))
  }

  /// Sets the animation of what changes in the view together with a value.
  ///
  /// - Parameters:
  ///   - value: The value, compared at each evaluation with the one before.
  ///   - transform: Called once, when this view is made, with the animation and the values that the
  ///     changes are made with. The animation that it leaves is that of the view.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(AnimationModifier(animation: animation(of: transform), value: value))
  }

  private func animation(of transform: (inout Transaction) -> Void) -> Animation? {
    var transaction = Transaction()
    if let drawing = Evaluation.current?.graph.drawing {
      transaction.animation = drawing.animationIsOfAView ? nil : drawing.animation
      transaction.values = drawing.transactionValues
    }
    transform(&transaction)
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}
