public import Foundation

/// Handles a drop on a view.
///
/// A browser reveals an item only when it is dropped. So all methods are called at the drop, one after the other:
/// `validateDrop`, `dropEntered`, `dropUpdated` and `performDrop`. A delegate that moves a row in `dropEntered` moves it
/// then.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what was dropped.
  ///
  /// - Parameter info: What was dropped.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what was dropped.
  ///
  /// - Parameter info: What was dropped.
  /// - Returns: Has no effect.
  func performDrop(info: DropInfo) -> Bool

  /// Called before ``performDrop(info:)``.
  ///
  /// - Parameter info: What was dropped.
  func dropEntered(info: DropInfo)

  /// Says what is to be done.
  ///
  /// - Parameter info: What was dropped.
  /// - Returns: With `.cancel` or `.forbidden` nothing is taken; others, and nil, take it.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the proposal is not to take what was dropped.
  ///
  /// - Parameter info: What was dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes all that is of the types of the view.
  ///
  /// - Parameter info: What was dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter info: What was dropped.
  public func dropEntered(info: DropInfo) {}

  /// Proposes nothing.
  ///
  /// - Parameter info: What was dropped.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  ///
  /// - Parameter info: What was dropped.
  public func dropExited(info: DropInfo) {}
}

/// What was dropped, and where.
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

  /// What was dropped and conforms to one of the types.
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

  /// What was dropped and conforms to one of the types. The older spelling.
  ///
  /// - Parameter types: The identifiers of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(exportedAs: $0) })
  }
}

/// What happens to the items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, because it may not be.
  case forbidden
  /// The item is copied.
  case copy
  /// The item is moved.
  case move
  /// The item is deleted at its source.
  case delete
}

/// What is to be done with what is dropped.
public struct DropProposal: Sendable {
  /// What is to be done.
  public let operation: DropOperation

  /// Makes a proposal.
  ///
  /// - Parameter operation: What is to be done.
  public init(operation: DropOperation) { self.operation = operation }
}
