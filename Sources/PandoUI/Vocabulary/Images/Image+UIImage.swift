extension Image {
  /// An image from bytes that the application holds. Describe it with
  /// ``View/accessibilityLabel(_:)-(Text)``: without a label, assistive technology skips the image.
  ///
  /// - Parameter uiImage: The picture.
  public init(uiImage: UIImage) {
    self.init(source: .memory(uiImage))
  }

  /// An image from bytes that the application holds. Describe it with
  /// ``View/accessibilityLabel(_:)-(Text)``: without a label, assistive technology skips the image.
  ///
  /// - Parameter nsImage: The picture.
  public init(nsImage: NSImage) {
    self.init(source: .memory(nsImage))
  }
}
