// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A member of an object that is only there for the message of its type. Any name is one, so that one use is one error
/// and not one for each member that nobody listed.
@available(
  *,
  unavailable,
  message: "There is no such object here. The message of its type says what to use instead."
)
@dynamicMemberLookup
@dynamicCallable
public struct UnavailableMember: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  public init(booleanLiteral value: Bool) {}
  public init(nilLiteral: ()) {}
  public subscript(dynamicMember name: String) -> UnavailableMember {
    get { self }
    set {}
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { fatalError("unavailable") }
    set {}
  }
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> UnavailableMember { self }
}
