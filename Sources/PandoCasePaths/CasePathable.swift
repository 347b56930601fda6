/// An enum whose cases have paths, as the properties of a struct have key paths.
///
/// Apply the macro `@CasePathable` instead of writing the conformance:
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case rename(String)
///   case delete
/// }
///
/// let action = Action.rename("Plan")
/// action[case: \.rename]  // Optional("Plan")
/// action.is(\.delete)     // false
/// let rename = \Action.Cases.rename
/// rename("Idea")          // Action.rename("Idea")
/// ```
///
/// An enum that is also marked `@dynamicMemberLookup` has a property per case:
/// `action.rename` is `Optional("Plan")`.
public protocol CasePathable {
  /// A type with an ``AnyCasePath`` property for each case.
  associatedtype AllCasePaths

  /// The paths of all cases.
  static var allCasePaths: AllCasePaths { get }
}

/// An enum whose paths can be iterated over, in the order in which its cases are declared.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// The paths of an enum, which find the path to the case of a value.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The path to the case of `root`.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable {
  /// The root of key paths to the cases: `\Action.Cases.rename`.
  public typealias Cases = Case<Self>
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The path to the case of this value, such as `\.rename`.
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
