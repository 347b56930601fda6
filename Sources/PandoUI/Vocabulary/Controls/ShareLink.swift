public import Foundation
import PandoDependencies

/// A button that shares words or addresses: its menu copies them, or writes a mail with them.
///
/// ```swift
/// ShareLink(item: article.url, subject: Text(article.title))
/// ```
public struct ShareLink<Label: View>: View {
  /// The texts and addresses that are shared.
  let items: [String]
  let subject: Text?
  let message: Text?
  let label: Label

  @Environment(\.locale) private var locale

  init(items: [String], subject: Text?, message: Text?, label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// The menu.
  public var body: some View {
    Menu {
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
    } label: {
      label
    }
    .disabled(items.isEmpty)
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

/// What a page can share: a text or an address.
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

/// The label of a share link that says none: “Share…”.
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

/// What is shown of something that is shared. Nobody sees it here, because words are shared without a preview.
public struct SharePreview<Image, Icon> {
  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - icon: The icon of the source.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - icon: The icon of the source.
  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  public init(_ title: Text, image: Image) {}

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - image: The picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview.
  ///
  /// - Parameter titleKey: The title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Makes a preview.
  ///
  /// - Parameter title: The title.
  public init(_ title: Text) {}

  /// Makes a preview.
  ///
  /// - Parameter title: The title, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}
