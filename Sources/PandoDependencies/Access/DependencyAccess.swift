/// The purpose of a read of dependency values, and its source location.
///
/// A `DependencyValues` carries it, so that a read that computes a default can name its reader in a
/// report. The storage of the property wrapper is a subclass.
// Sendable because all stored properties, here and in subclasses, are immutable and `Sendable`.
class DependencyAccess: @unchecked Sendable {
  enum Purpose: Sendable {
    /// The value will be used.
    case use
    /// The value is read on the way to overriding it, or a part of it.
    case override
    /// The value is read on the way to overriding it inside `prepareDependencies`.
    case preparation
  }

  let purpose: Purpose
  let sourceLocation: CodeLocation

  init(purpose: Purpose, sourceLocation: CodeLocation) {
    self.purpose = purpose
    self.sourceLocation = sourceLocation
  }

  /// The reference as in source code, for the access of a property wrapper.
  var reference: String? { nil }
}
