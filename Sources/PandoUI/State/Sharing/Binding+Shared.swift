public import PandoSharing

extension Binding {
  /// Makes a binding to a shared value. Writes through it are observed and saved like all other
  /// changes.
  ///
  /// ```swift
  /// Toggle("Sounds", isOn: Binding($settings.sounds))
  /// ```
  ///
  /// - Parameter base: The handle of the shared value.
  public init(_ base: Shared<Value>) {
    self.init(location: SharedLocation(base))
  }
}

/// The location of a shared value.
final class SharedLocation<Value>: StateLocation<Value> {
  private let shared: Shared<Value>

  init(_ shared: Shared<Value>) {
    self.shared = Shared(projectedValue: shared)
    super.init(queue: nil)
  }

  // The shared value tracks reads by itself.
  override func get() -> Value { shared.wrappedValue }
  override func peek() -> Value { shared.untracked }
  override func read(check: @escaping () -> Bool) -> Value { shared.wrappedValue }
  override func set(_ value: Value) { shared.wrappedValue = value }

  override func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> StateLocation<Part> {
    SharedLocation<Part>(shared[dynamicMember: keyPath])
  }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? SharedLocation<Value> else { return false }
    return shared.isSamePlace(as: other.shared)
  }

  override func leads(to source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return shared.isWatched(by: watch)
  }
}
