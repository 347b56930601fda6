// Initializers of share links, by what they share and how their label is given.

extension ShareLink {
  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - label: Builds the label, called once in the initializer.
  public init<Item: _SharedText>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: label()
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  ///   - label: Builds the label, called once in the initializer.
  public init<Item: _SharedText, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: label()
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - label: Builds the label, called once in the initializer.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: label()
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  ///   - label: Builds the label, called once in the initializer.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: label()
    )
  }
}
