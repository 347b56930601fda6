// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "The user controls the clipboard. Offer a PasteButton, or a Button that sets UIPasteboard.general.string."
)
extension View {
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> Self {
    self
  }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> Self { self }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> Self { self }
  public func onCopyCommand(perform payloadAction: (() -> [Any])?) -> Self { self }
  public func onCutCommand(perform payloadAction: (() -> [Any])?) -> Self { self }
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([Any]) -> Void
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "There is nothing on Linux that offers services to others. Leave this out."
)
extension View {
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> Self { self }
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Bool
  ) -> Self { self }
  public func exportsItemProviders(
    _ contentTypes: [UTType],
    onExport: @escaping () -> [Any]
  ) -> Self { self }
  public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping ([Any]) -> Bool
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "There are no item providers. Use PasteButton(payloadType:onPaste:)."
)
extension PasteButton {
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([Any]) -> Void) {
    fatalError("unavailable")
  }
}

@available(
  *,
  unavailable,
  message:
    "A page copies texts and addresses. Offer pictures and data as a file, with fileExporter."
)
extension UIPasteboard {
  public var image: UIImage? {
    get { nil }
    set {}
  }
  public var images: [UIImage]? {
    get { nil }
    set {}
  }
  public var hasImages: Bool { false }
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }
  public func setData(_ data: Data, forPasteboardType type: String) {}
  public func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) {}
}
