import Foundation

extension ShareLink {
  /// Makes a button that shares a picture.
  ///
  /// - Parameters:
  ///   - item: The picture. A symbol, and what the browser loads from an address, cannot be shared: the button is disabled.
  ///   - subject: No effect here: a mail of a page has no attachments.
  ///   - message: No effect here: a mail of a page has no attachments.
  ///   - preview: The title is the name of the file.
  ///   - label: The label.
  public init<PreviewImage, PreviewIcon>(
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: [],
      subject: nil,
      message: nil,
      label: label(),
      picture: SharedPicture(image: item, title: preview.title)
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button that shares a picture.
  ///
  /// - Parameters:
  ///   - item: The picture. A symbol, and what the browser loads from an address, cannot be shared: the button is disabled.
  ///   - subject: No effect here: a mail of a page has no attachments.
  ///   - message: No effect here: a mail of a page has no attachments.
  ///   - preview: The title is the name of the file.
  public init<PreviewImage, PreviewIcon>(
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [],
      subject: nil,
      message: nil,
      label: DefaultShareLinkLabel(title: nil),
      picture: SharedPicture(image: item, title: preview.title)
    )
  }

  /// Makes a button that shares a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - item: The picture. A symbol, and what the browser loads from an address, cannot be shared: the button is disabled.
  ///   - subject: No effect here: a mail of a page has no attachments.
  ///   - message: No effect here: a mail of a page has no attachments.
  ///   - preview: The title is the name of the file.
  public init<PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [],
      subject: nil,
      message: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)),
      picture: SharedPicture(image: item, title: preview.title)
    )
  }

  /// Makes a button that shares a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The picture. A symbol, and what the browser loads from an address, cannot be shared: the button is disabled.
  ///   - subject: No effect here: a mail of a page has no attachments.
  ///   - message: No effect here: a mail of a page has no attachments.
  ///   - preview: The title is the name of the file.
  public init<PreviewImage, PreviewIcon>(
    _ title: Text,
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [],
      subject: nil,
      message: nil,
      label: DefaultShareLinkLabel(title: title),
      picture: SharedPicture(image: item, title: preview.title)
    )
  }

  /// Makes a button that shares a picture.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - item: The picture. A symbol, and what the browser loads from an address, cannot be shared: the button is disabled.
  ///   - subject: No effect here: a mail of a page has no attachments.
  ///   - message: No effect here: a mail of a page has no attachments.
  ///   - preview: The title is the name of the file.
  @_disfavoredOverload
  public init<S: StringProtocol, PreviewImage, PreviewIcon>(
    _ title: S,
    item: Image,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: [],
      subject: nil,
      message: nil,
      label: DefaultShareLinkLabel(title: Text(verbatim: String(title))),
      picture: SharedPicture(image: item, title: preview.title)
    )
  }
}

/// A picture that is shared: its bytes are offered as a file.
struct SharedPicture {
  let image: Image
  let title: Text

  /// Whether there are no bytes to share.
  var isMissing: Bool {
    switch image.source {
    case .memory(let picture): picture.systemName != nil
    case .asset(let name, let search): search.image(name)?.light.isEmpty ?? true
    case .system, .file: true
    }
  }

  /// Offers the picture as a file, with the most pixels that it has.
  ///
  /// - Parameters:
  ///   - saver: Saves files.
  ///   - locale: The language of the file's name.
  func save(with saver: FileSaver?, in locale: Locale) {
    guard let saver, let (type, data) = bytes else { return }
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let words = title.words(in: locale)
    let name = fileName(from: words.isEmpty ? "Image" : words)
    // A closed page saves nothing.
    _ = try? saver.save(SavedFile(name: name + ending, type: type, data: data))
  }

  private var bytes: (UTType, Data)? {
    switch image.source {
    case .memory(let picture):
      return picture.systemName == nil ? (picture.type, picture.data) : nil
    case .asset(let name, let search):
      guard let file = search.image(name)?.light.last, let data = try? Data(contentsOf: file.url)
      else { return nil }
      return (file.type, data)
    case .system, .file: return nil
    }
  }
}
