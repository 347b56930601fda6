extension Image {
  /// An image from bytes that the application holds. Describe it with
  /// ``View/accessibilityLabel(_:)-(Text)``: without a label, assistive technology skips the image.
  ///
  /// - Parameter uiImage: The picture.
  public init(uiImage: UIImage) {
    self = Self.picture(uiImage)
  }

  /// An image from bytes that the application holds. Describe it with
  /// ``View/accessibilityLabel(_:)-(Text)``: without a label, assistive technology skips the image.
  ///
  /// - Parameter nsImage: The picture.
  @_disfavoredOverload
  public init(nsImage: NSImage) {
    // `UIImage` and `NSImage` are one type. `map(Image.init)` finds the first initializer, because
    // this one is disfavoured.
    self = Self.picture(nsImage)
  }

  private static func picture(_ picture: UIImage) -> Image {
    picture.systemName.map { Image(systemName: $0) } ?? Image(source: .memory(picture))
  }
}

extension UIImage {
  /// A symbol, by the name that AppKit's initializer has.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - description: No effect here: describe the image where it is shown.
  public convenience init?(
    systemSymbolName name: String,
    accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
  }
}
