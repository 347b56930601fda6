extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> Self {
    self
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func onCopyCommand(perform payloadAction: (() -> [Any])?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func onCutCommand(perform payloadAction: (() -> [Any])?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "The clipboard is the reader's. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
  )
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([Any]) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is nothing on Linux that offers services to others. Leave this out."
  )
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is nothing on Linux that offers services to others. Leave this out."
  )
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Bool
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is nothing on Linux that offers services to others. Leave this out."
  )
  public func exportsItemProviders(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Any]
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is nothing on Linux that offers services to others. Leave this out."
  )
  public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping ([Any]) -> Bool
  ) -> Self { self }
}
