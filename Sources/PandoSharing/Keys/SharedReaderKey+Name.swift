extension SharedReaderKey {
  /// What messages call this key: its description if it has one, or else its type.
  ///
  /// A key without a description is not dumped, since it could hold secrets.
  package var displayName: String {
    (self as? any CustomStringConvertible)?.description ?? String(describing: Self.self)
  }
}
