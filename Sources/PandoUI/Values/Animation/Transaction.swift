/// The context of one change of state.
public struct Transaction: Hashable, Sendable {
  /// The animation with which the change is drawn; nil draws it at once.
  public var animation: Animation?
  /// Whether the change is drawn without an animation.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as a drag. It has no effect here.
  public var isContinuous = false
  /// Whether the speed of the interaction is followed. It has no effect here.
  public var tracksVelocity = false
  /// The values that the application's own keys have.
  var values = TransactionValues()

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  ///
  /// - Parameter animation: The animation with which the change is drawn; nil draws it at once.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
