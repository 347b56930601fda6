/// Why dependency values are being read, and from where.
///
/// Carried inside a `DependencyValues` so that a read that has to compute a default knows whom to
/// name in a report. The property wrapper's storage is a subclass.
// Sendable because all stored properties, here and in subclasses, are immutable and `Sendable`.
class DependencyAccess: @unchecked Sendable {
  enum Purpose: Sendable {
    /// The value will be used.
    case use
    /// The value is read on the way to overriding it, or a part of it.
    case override
    /// The same, inside `prepareDependencies`.
    case preparation
  }

  let purpose: Purpose
  let site: DependencySite

  init(purpose: Purpose, site: DependencySite) {
    self.purpose = purpose
    self.site = site
  }

  /// The reference as it is written in source, if it is a property wrapper's.
  var reference: String? { nil }
}
