public import Foundation
import PandoDependencies

/// A button that shares words, addresses or a picture: its menu copies words and addresses, or writes a mail with them, and saves
/// the picture as a file.
///
/// ```swift
/// ShareLink(item: article.url, subject: Text(article.title))
/// ShareLink(item: portrait, preview: SharePreview("Portrait", image: portrait))
/// ```
public struct ShareLink<Label: View>: View {
  /// The texts and addresses that are shared.
  let items: [String]
  let subject: Text?
  let message: Text?
  let label: Label
  /// The picture that is shared in place of texts.
  let picture: SharedPicture?

  @Environment(\.locale) private var locale
  @Environment(\.fileSaver) private var saver

  init(
    items: [String],
    subject: Text?,
    message: Text?,
    label: Label,
    picture: SharedPicture? = nil
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
    self.picture = picture
  }

  /// The menu.
  public var body: some View {
    Menu {
      if let picture {
        let (saver, locale) = (saver, locale)
        Button {
          picture.save(with: saver, in: locale)
        } label: {
          PandoUI.Label(
            title: { Text(.saveDocument) },
            icon: { Image(systemName: "arrow.down.circle") }
          )
        }
      } else {
        textItems
      }
    } label: {
      label
    }
    .disabled(picture.map { $0.isMissing } ?? items.isEmpty)
  }

  /// The actions on shared texts.
  @ViewBuilder private var textItems: some View {
    Button {
      @Dependency(\.clipboard) var clipboard
      clipboard.copy(items.joined(separator: "\n"))
    } label: {
      PandoUI.Label(title: { Text(.copy) }, icon: { Image(systemName: "doc.on.doc") })
    }
    if let mail = Self.mail(
      subject: subject?.words(in: locale),
      lines: (message.map { [$0.words(in: locale)] } ?? []) + items
    ) {
      Link(destination: mail) {
        PandoUI.Label(title: { Text(.mail) }, icon: { Image(systemName: "envelope") })
      }
    }
  }

  /// The address that writes a mail.
  static func mail(subject: String?, lines: [String]) -> URL? {
    var parts: [String] = []
    func add(_ name: String, _ value: String) {
      // Plus signs stand for themselves in such addresses (RFC 6068), and `&` would end the value.
      let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=+?#"))
      guard let text = value.addingPercentEncoding(withAllowedCharacters: allowed) else { return }
      parts.append("\(name)=\(text)")
    }
    if let subject { add("subject", subject) }
    add("body", lines.joined(separator: "\r\n"))
    return URL(string: "mailto:?" + parts.joined(separator: "&"))
  }
}

/// A value that a page can share: a text or an address.
@_documentation(visibility: internal)
public protocol _SharedText: Transferable {
  /// The text that is shared.
  var _text: String { get }
}

extension String: _SharedText {
  /// The text itself.
  @_documentation(visibility: internal)
  public var _text: String { self }
}

extension URL: _SharedText {
  /// The whole address.
  @_documentation(visibility: internal)
  public var _text: String { absoluteString }
}

extension AttributedString: _SharedText {
  /// The characters.
  @_documentation(visibility: internal)
  public var _text: String { String(characters) }
}

/// The label of a share link without one: “Share…”.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The label.
  public var body: some View {
    Label(
      title: { title ?? Text(.share) },
      icon: { Image(systemName: "square.and.arrow.up") }
    )
  }
}

/// A preview of something that is shared. It is not shown here, because words are shared without a
/// preview. Its title names the file of a shared picture.
public struct SharePreview<Image, Icon> {
  let title: Text

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - icon: The icon of the source.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - icon: The icon of the source.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.title = title
  }
}

extension SharePreview where Icon == Never {
  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    title = Text(titleKey)
  }

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  public init(_ title: Text, image: Image) {
    self.title = title
  }

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - image: The picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = Text(verbatim: String(title))
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview.
  ///
  /// - Parameter titleKey: The title.
  public init(_ titleKey: LocalizedStringKey) {
    title = Text(titleKey)
  }

  /// Makes a preview.
  ///
  /// - Parameter title: The title.
  public init(_ title: Text) {
    self.title = title
  }

  /// Makes a preview.
  ///
  /// - Parameter title: The title, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.title = Text(verbatim: String(title))
  }
}
