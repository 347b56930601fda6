public import Foundation

/// A link to an address.
///
/// ```swift
/// Link("Terms of Service", destination: URL(string: "https://example.org/tos")!)
/// ```
public struct Link<Label: View>: ElementView {
  let destination: URL
  /// The label.
  public let content: Label

  /// Makes a link with a view as its label.
  ///
  /// - Parameters:
  ///   - destination: The address that the browser opens; an address with an unsafe scheme is not
  ///     linked.
  ///   - label: Builds the label, called once in the initializer.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }

  /// The kind of element that renderers draw.
  public var kind: ElementKind { .link }

  /// Describes the element to a renderer.
  ///
  /// - Parameters:
  ///   - element: The description to fill in.
  ///   - environment: The environment of the link.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.source] = .text(destination.absoluteString)
    element[.style] = environment.buttonStyles.name.map { .text($0) }
    element.describeControl(in: environment)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - destination: The address that the browser opens; an address with an unsafe scheme is not
  ///     linked.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    content = Text(titleKey)
  }

  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - destination: The address that the browser opens; an address with an unsafe scheme is not
  ///     linked.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    content = Text(title)
  }
}
