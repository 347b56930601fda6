extension Image {
  /// A picture whose bytes the application has. Say what it shows with
  /// ``View/accessibilityLabel(_:)-(Text)``: without words it is left out where it is read aloud.
  public init(uiImage: UIImage) {
    self.init(source: .memory(uiImage))
  }

  /// A picture whose bytes the application has. Say what it shows with
  /// ``View/accessibilityLabel(_:)-(Text)``: without words it is left out where it is read aloud.
  public init(nsImage: NSImage) {
    self.init(source: .memory(nsImage))
  }
}
