extension SharedKey {
  /// The key, with each change saved immediately rather than a little later together with others.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file).immediately) var orders: [Order] = []
  /// ```
  ///
  /// A page's event whose handler changed such a value gets its reply when the change is durable: when the file is
  /// flushed to disk. So nothing that a page shows as done is lost when the process is killed. Only that event waits.
  /// If the save fails, `saveError` is set, and the reply is held back until a later attempt succeeds; the page sends
  /// the event again if its connection breaks. Code outside a page's events waits with `try await $orders.save()`.
  ///
  /// Each change costs a write of the whole value, but changes made during a write share the next one. All users of a
  /// key share one value, with or without `immediately`, and it is saved immediately for as long as it is in use. On
  /// an ``InMemoryKey`` this has no effect.
  public var immediately: ImmediateKey<Self> { ImmediateKey(base: self, isImmediate: true) }
}

extension _SharedKeyDefault where Base: SharedKey {
  /// The key and its default, with each change saved immediately; see ``SharedKey/immediately``.
  public var immediately: Self {
    var key = self
    key.isImmediate = true
    return key
  }
}
