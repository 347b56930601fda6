/// Keeps a value and makes all its changes: bindings to its parts read and write through the owner.
package protocol BindingOwner<Root>: AnyObject {
  /// The type of the value.
  associatedtype Root

  /// Reads a part on behalf of the caller.
  func read<Part>(_ path: KeyPath<Root, Part>) -> Part

  /// Writes a part.
  func write<Part>(_ value: Part, to path: WritableKeyPath<Root, Part>)
}

extension Binding {
  /// A binding to a part of an owner's value.
  package init<Owner: BindingOwner>(_ owner: Owner, _ path: WritableKeyPath<Owner.Root, Value>) {
    self.init(location: OwnedLocation(owner, path))
  }
}

/// A part of an owner's value.
final class OwnedLocation<Owner: BindingOwner, Value>: StateLocation<Value> {
  private let owner: Owner
  private let path: WritableKeyPath<Owner.Root, Value>

  init(_ owner: Owner, _ path: WritableKeyPath<Owner.Root, Value>) {
    self.owner = owner
    self.path = path
    super.init(queue: nil)
  }

  override func get() -> Value { owner.read(path) }
  override func peek() -> Value { Evaluation.untracked { owner.read(path) } }
  // The owner's state tracks the read by itself, separately for each part.
  override func read(check: @escaping () -> Bool) -> Value { owner.read(path) }
  override func set(_ value: Value) { owner.write(value, to: path) }

  override func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> StateLocation<Part> {
    OwnedLocation<Owner, Part>(owner, path.appending(path: keyPath))
  }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? OwnedLocation<Owner, Value> else { return false }
    return owner === other.owner && path == other.path
  }
}
