import Foundation

/// The storage that an instance of Foundation's `UserDefaults` reads and writes: a suite by name, or the application's
/// own. Two instances of one suite are one storage.
struct UserDefaultsSuite: Hashable, Sendable {
  /// Nil for the application's own.
  let name: String?

  /// The suite of `defaults`; nil for an instance of a subclass, which is a storage by itself, and
  /// where Foundation does not reveal the suite.
  ///
  /// Foundation has no public property for it, so this reads the stored one by reflection. Without that property each
  /// instance is a storage by itself.
  init?(of defaults: UserDefaults) {
    guard type(of: defaults) == UserDefaults.self else { return nil }
    if defaults === UserDefaults.standard {
      name = nil
      return
    }
    let stored = Mirror(reflecting: defaults).children.first { $0.label == "suite" }
    guard let suite = stored?.value as? String? else { return nil }
    name = suite
  }
}
