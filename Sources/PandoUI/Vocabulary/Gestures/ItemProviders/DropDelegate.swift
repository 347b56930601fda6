public import Foundation

/// Handles a drop on a view.
///
/// While a view with `onDrag` of the same page is dragged, `validateDrop`, `dropEntered` and `dropUpdated` are called when it
/// comes over the view, and `dropExited` when it leaves; the place is not known then. A browser reveals what comes from
/// elsewhere only when it is dropped, and all methods are called then, one after the other.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what was dropped.
  ///
  /// - Parameter info: The drop.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what was dropped.
  ///
  /// - Parameter info: The drop.
  /// - Returns: Has no effect.
  func performDrop(info: DropInfo) -> Bool

  /// Called before ``performDrop(info:)``.
  ///
  /// - Parameter info: The drop.
  func dropEntered(info: DropInfo)

  /// Says what is to be done.
  ///
  /// - Parameter info: The drop.
  /// - Returns: With `.cancel` or `.forbidden` nothing is taken; others, and nil, take it.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the proposal is not to take what was dropped.
  ///
  /// - Parameter info: The drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything that has one of the view's types.
  ///
  /// - Parameter info: The drop.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter info: The drop.
  public func dropEntered(info: DropInfo) {}

  /// Makes no proposal.
  ///
  /// - Parameter info: The drop.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  ///
  /// - Parameter info: The drop.
  public func dropExited(info: DropInfo) {}
}

/// A drop: the items, and the place.
public struct DropInfo {
  /// The place in the view, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something that was dropped conforms to one of the types.
  ///
  /// - Parameter contentTypes: The types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The dropped items that conform to one of the types.
  ///
  /// - Parameter contentTypes: The types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.representation($0) != nil } }
  }

  /// Whether something that was dropped conforms to one of the types. The older spelling.
  ///
  /// - Parameter types: The identifiers of the types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(exportedAs: $0) })
  }

  /// The dropped items that conform to one of the types. The older spelling.
  ///
  /// - Parameter types: The identifiers of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(exportedAs: $0) })
  }
}

/// The operation on dropped items.
public enum DropOperation: Hashable, Sendable {
  /// No operation.
  case cancel
  /// No operation, because the drop is not allowed.
  case forbidden
  /// The item is copied.
  case copy
  /// The item is moved.
  case move
  /// The item is deleted at its source.
  case delete
}

/// A proposal of an operation on dropped items.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation

  /// Makes a proposal.
  ///
  /// - Parameter operation: The operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Calls the delegate of a view over which something is dragged.
struct DelegateDropModifier: DecorationModifier {
  typealias Body = Never

  let types: [UTType]
  let delegate: any DropDelegate
  @State private var visit = DropVisit()

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    let visit = visit
    let drop = ProviderDropModifier(types: types) { info in
      let isEntered = visit.isEntered
      visit.isEntered = false
      if isEntered || enter(info) { _ = delegate.performDrop(info: info) }
    }
    drop.decorate(&decoration, in: environment)
    guard environment.isEnabled else { return }
    let graph = environment.scope?.graph
    decoration.on(.target) { [weak graph] event in
      guard case .target(let isOver) = event, isOver != visit.isEntered,
        let provider = DragSource.lifted(in: graph)
      else { return }
      let info = DropInfo(location: .zero, providers: [provider])
      guard info.hasItemsConforming(to: types) else { return }
      visit.isEntered = isOver && enter(info)
      if !isOver { delegate.dropExited(info: info) }
    }
  }

  /// Whether the delegate takes what comes over the view, or was dropped there.
  private func enter(_ info: DropInfo) -> Bool {
    guard delegate.validateDrop(info: info) else { return false }
    delegate.dropEntered(info: info)
    switch delegate.dropUpdated(info: info)?.operation {
    case .cancel, .forbidden:
      delegate.dropExited(info: info)
      return false
    default: return true
    }
  }
}

/// Whether the delegate of a view knows what is dragged over the view.
@MainActor
final class DropVisit {
  var isEntered = false

  nonisolated init() {}
}
