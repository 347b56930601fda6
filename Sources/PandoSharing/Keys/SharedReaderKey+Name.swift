extension SharedReaderKey {
  /// The name of the key in messages: its description if it has one, otherwise its type.
  ///
  /// A key without a description is not dumped, because it could hold secrets.
  package var displayName: String {
    (self as? any CustomStringConvertible)?.description ?? String(describing: Self.self)
  }
}
