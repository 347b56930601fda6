public import Foundation

extension SharedReaderKey {
  /// Keeps a `Bool`, `Int`, `Double`, `String`, `URL`, `Data` or `Date`, an array of these, or an
  /// optional of any of them, in user defaults.
  ///
  /// ```swift
  /// @Shared(.appStorage("count")) var count = 0
  /// @Shared(.appStorage("nickname")) var nickname: String?
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the entry; any string.
  ///   - store: The user defaults; by default
  ///     ``PandoDependencies/DependencyValues/defaultAppStorage``. Setting an optional to `nil`
  ///     removes the entry.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store) { Value._appStorageCoding }
  }

  /// Keeps a value in user defaults as its raw integer.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store) { .rawRepresentable(Int._appStorageCoding) }
  }

  /// Keeps a value in user defaults as its raw string.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store) { .rawRepresentable(String._appStorageCoding) }
  }

  /// Keeps a value in user defaults as its raw integer; `nil` removes the entry.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store) { .optional(.rawRepresentable(Int._appStorageCoding)) }
  }

  /// Keeps a value in user defaults as its raw string; `nil` removes the entry.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store) { .optional(.rawRepresentable(String._appStorageCoding)) }
  }

  /// Keeps a value in user defaults, as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store) { .json() }
  }

  /// Keeps a value in user defaults, as JSON; `nil` removes the entry.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store) { .optional(.json()) }
  }
}
