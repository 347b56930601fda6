// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UITableViewHeaderFooterView: UIView {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UITableViewDiffableDataSource: UnavailableMembers {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UIContextualAction: UnavailableMembers {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UISwipeActionsConfiguration: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionReusableView: UIView {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewLayout: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewDiffableDataSource: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  public init() {}
}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutSection: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutItem: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutSize: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutDimension: UnavailableMembers {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public protocol UIContentConfiguration {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public protocol UIContentView: AnyObject {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIListContentConfiguration: UnavailableMembers {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIBackgroundConfiguration: UnavailableMembers {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIContentUnavailableConfiguration: UnavailableMembers {}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UICellAccessory: UnavailableMembers {}
