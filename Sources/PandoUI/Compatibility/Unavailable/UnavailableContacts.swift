// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A property of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public var CNContactGivenNameKey: String { "" }

/// A property of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public var CNContactFamilyNameKey: String { "" }

/// A property of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public var CNContactPhoneNumbersKey: String { "" }

/// A property of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public var CNContactEmailAddressesKey: String { "" }

/// A property of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public protocol CNKeyDescriptor {}

/// What is read of the address book.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
open class CNContactFetchRequest: UnavailableMembers {
  public init(keysToFetch: [Any]) {}
}
