// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// An object that is only there for the message of its type. Every name is a member of it, so that
/// a use of the type is one error, and unknown members add none.
@available(
  *,
  unavailable,
  message:
    "There is no such object on Linux. The page Ignored and unavailable of the documentation says what to use in place of its type."
)
@dynamicMemberLookup
public protocol UnavailableMembers {}

@available(
  *,
  unavailable,
  message:
    "There is no such object on Linux. The page Ignored and unavailable of the documentation says what to use in place of its type."
)
extension UnavailableMembers {
  public init() { fatalError("unavailable") }
  public subscript(dynamicMember name: String) -> UnavailableMember {
    get { fatalError("unavailable") }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    nonmutating set {}
  }
  public static subscript(dynamicMember name: String) -> UnavailableMember {
    get { fatalError("unavailable") }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A member of such an object.
@available(
  *,
  unavailable,
  message:
    "There is no such object on Linux. The page Ignored and unavailable of the documentation says what to use in place of its type."
)
@dynamicCallable
public struct UnavailableMember: UnavailableMembers, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral
{
  public init(booleanLiteral value: Bool) {}
  public init(nilLiteral: ()) {}
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> UnavailableMember { self }
}

@available(
  *,
  unavailable,
  message:
    "This class is not drawn, and has only the members that applications set in advance or read. The page Ignored and unavailable of the documentation says what to use in place of the others."
)
extension UnavailableOtherMembers {
  public subscript(dynamicMember name: String) -> UnavailableMember {
    get { fatalError("unavailable") }
    nonmutating set {}
  }
}
