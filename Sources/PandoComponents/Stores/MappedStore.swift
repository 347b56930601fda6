public import OpenCombine
import PandoUI

/// A store property that refers to the store of a child component.
///
/// ```swift
/// struct OrderComponent: Component, View {
///   let address = AddressComponent()
///   @ObservedObject var mailing = MappedStore(for: \OrderComponent.address.store)
///
///   var body: some View { Text(mailing.state.city) }
/// }
/// ```
///
/// The store belongs to the component in the tree. Before the component is placed there, the state is empty and changes
/// are lost.
@MainActor
public final class MappedStore<Target: Component, TargetStore: AnyStore>: ObservableObject,
  AnyStore
{
  /// The type of the state.
  public typealias State = TargetStore.State
  /// The statuses.
  public typealias Status = TargetStore.Status

  /// Never sends, because views observe each field that they read.
  ///
  /// Unsafe because the publisher has locks of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  var membership = ComponentMembership()
  private let path: KeyPath<Target, TargetStore>
  private var store: TargetStore?
  private lazy var placeholder = Store<State, Empty, Status>()

  /// The store that a key path leads to.
  ///
  /// - Parameter path: The path from the component that has this property to the store of one in it.
  public init(for path: KeyPath<Target, TargetStore>) {
    self.path = path
  }

  /// The state, field by field.
  public var state: StoreState<State> { store?.state ?? placeholder.state }
  /// Bindings to the fields of the state.
  public var binding: StoreBinding<State> { store?.binding ?? placeholder.binding }
  /// The state as a whole.
  public var value: State { store?.value ?? placeholder.value }
  /// The status.
  public var status: StoreStatus<Status> { store?.status ?? placeholder.status }
  /// Emits the state after each change.
  public var didChange: Emitter<State> { store?.didChange ?? placeholder.didChange }
  /// Emits all statuses after each change of the status.
  public var didStatusChange: Emitter<Set<Status>> {
    store?.didStatusChange ?? placeholder.didStatusChange
  }

  /// Changes several fields as one change.
  ///
  /// - Parameter change: Changes a copy of the state, which then becomes the state.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  @discardableResult
  public func update<R>(_ change: (inout State) throws -> R) rethrows -> R {
    if let store { return try store.update(change) }
    return try placeholder.update(change)
  }
}

extension MappedStore: ComponentMember {
  func take(_ owner: ComponentNode, _ name: String) {
    guard membership.owner == nil else { return }
    membership = ComponentMembership(owner: owner, name: name)
    if let target = owner.component as? Target {
      store = target[keyPath: path]
    } else {
      reportMisuse(
        """
        '\(name)' of \(owner.path) maps '\(path)', and \(owner.path) is no \(Target.self). Begin the key path \
        with the component that has the property.
        """
      )
    }
  }

  func close() { store = nil }
}
