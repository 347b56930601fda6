// Share links whose label is “Share…”, or a title beside its icon.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Item: _SharedText>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: nil)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Item: _SharedText>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Item: _SharedText>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: title)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  @_disfavoredOverload
  public init<S: StringProtocol, Item: _SharedText>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(title))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Item: _SharedText, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: nil)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Item: _SharedText, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Item: _SharedText, PreviewImage, PreviewIcon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: title)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - item: The text or the address that is shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item: _SharedText, PreviewImage, PreviewIcon>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [item._text],
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(title))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: nil)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  public init<Items: RandomAccessCollection>(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: title)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(title))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: nil)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: title)
    )
  }

  /// Makes a button that shares.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - items: The texts or addresses that are shared.
  ///   - subject: The subject of a mail.
  ///   - message: The words of a mail, before what is shared.
  ///   - preview: No effect here: words are shared without a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: _SharedText {
    self.init(
      items: items.map(\._text),
      subject: subject,
      message: message,
      label: DefaultShareLinkLabel(title: Text(title))
    )
  }
}
