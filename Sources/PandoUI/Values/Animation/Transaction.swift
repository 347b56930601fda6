/// The circumstances of one change.
public struct Transaction: Hashable, Sendable {
  /// How the change is drawn; nil at once.
  public var animation: Animation?
  /// Whether animations that views have of their own are not played.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other, as while dragging.
  public var isContinuous = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
