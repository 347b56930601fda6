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

  /// Keeps a value in user defaults, as JSON with the version of its type, so that a newer program reads what an older one
  /// wrote.
  ///
  /// ```swift
  /// @Shared(.appStorage("draft", migrations: [.from(1) { $0["title"] = $0["name"] }])) var draft = Draft()
  /// ```
  ///
  /// The entry is data: `{"$value": …, "$version": 2}`. One without a version has version 1. An entry of a newer version is
  /// neither read nor replaced, and so is one for which a step fails: ``Shared/loadError`` and ``Shared/saveError`` say why.
  ///
  /// - Parameters:
  ///   - key: The name of the entry; any string.
  ///   - store: The user defaults; by default ``PandoDependencies/DependencyValues/defaultAppStorage``.
  ///   - migrations: The steps from each older version of the type to the next.
  /// - Returns: A key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil,
    migrations: [ValueMigration]
  ) -> Self where Self == AppStorageKey<Value> {
    let form = VersionedFile<Value>(migrations, decoder: nil, encoder: nil)
    return AppStorageKey(key, store: store) { .json(form) }
  }

  /// Keeps an optional value in user defaults, as JSON with the version of its type; `nil` removes the entry. See
  /// ``appStorage(_:store:migrations:)``.
  ///
  /// - Parameters:
  ///   - key: The name of the entry; any string.
  ///   - store: The user defaults; by default ``PandoDependencies/DependencyValues/defaultAppStorage``.
  ///   - migrations: The steps from each older version of the type to the next.
  /// - Returns: A key.
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil,
    migrations: [ValueMigration]
  ) -> Self where Self == AppStorageKey<Value?> {
    let form = VersionedFile<Value>(migrations, decoder: nil, encoder: nil)
    return AppStorageKey(key, store: store) { .optional(.json(form)) }
  }
}
