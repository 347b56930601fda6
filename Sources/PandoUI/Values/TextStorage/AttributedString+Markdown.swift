public import Foundation

extension AttributedString {
  /// Options for reading Markdown. Inline styles and links are read; blocks such as lists and
  /// headings stay text.
  ///
  /// Foundation has this type on Apple's platforms only.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Inline styles and links; blocks stay text.
      case full
      /// Inline styles and links.
      case inlineOnly
      /// Inline styles and links, with the spaces as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The result where Markdown cannot be read. All text can.
    public enum FailurePolicy: Hashable, Sendable {
      /// Not thrown here.
      case throwError
      /// The readable part.
      case returnPartiallyParsedIfPossible
    }

    /// Not read here: `^[text](name: value)` stays text.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// Not read here: all text can be read.
    public var failurePolicy: FailurePolicy
    /// Not read here: a text has one language.
    public var languageCode: String?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: No effect here.
    ///   - interpretedSyntax: The part of Markdown that is read.
    ///   - failurePolicy: No effect here.
    ///   - languageCode: No effect here.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads the inline styles and the links of Markdown. Links are addresses that a page may link to.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read. Unless whitespace is preserved, a single line end is a space.
  ///   - baseURL: The address that relative links begin at.
  /// - Throws: Nothing here; it does on other platforms.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    var text = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      text = text.split(separator: "\n\n").map {
        $0.split(separator: "\n").joined(separator: " ")
      }.joined(separator: "\n\n")
    }
    self.init(MarkdownParser.runs(text), relativeTo: baseURL)
  }

  /// Reads the inline styles and the links of Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The text in UTF-8.
  ///   - options: How it is read.
  ///   - baseURL: The address that relative links begin at.
  /// - Throws: Nothing here; it does on other platforms.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }

  private init(_ runs: [TextRun], relativeTo base: URL?) {
    self.init(
      runs.map { run in
        var run = run
        if let link = run.link, link.scheme == nil, let base {
          run.link = URL(string: link.relativeString, relativeTo: base)?.absoluteURL
        }
        return run
      }
    )
  }
}
