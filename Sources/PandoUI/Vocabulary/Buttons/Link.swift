public import Foundation

/// Words that lead to an address.
///
/// ```swift
/// Link("Terms of Service", destination: URL(string: "https://example.org/tos")!)
/// ```
public struct Link<Label: View>: ElementView {
  let destination: URL
  /// What is in it.
  public let content: Label

  /// A link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .link }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.source] = .text(destination.absoluteString)
    element[.style] = environment.buttonStyles.name.map { .text($0) }
    element.describeControl(in: environment)
  }
}

extension Link where Label == Text {
  /// A link with words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    content = Text(titleKey)
  }

  /// A link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    content = Text(title)
  }
}
