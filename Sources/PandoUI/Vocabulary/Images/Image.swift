public import Foundation

/// A symbol, by its name, or the picture in a file.
///
/// ```swift
/// Image(systemName: "star.fill")
/// Image("lighthouse").resizable().scaledToFit()
/// ```
///
/// The name of an image of the application is the address of its file.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case system(String)
    case file(String)
    case memory(UIImage)
  }

  let source: Source
  var label: String?
  var isResizable = false
  var rendering: TemplateRenderingMode?

  init(source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// An image of the application, with its name as the alternative text.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - bundle: Has no effect: files are found by their address.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .file(name), label: name)
  }

  /// An image of the application with a variable value, and its name as the alternative text.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - variableValue: Has no effect: the image is drawn whole.
  ///   - bundle: Has no effect: files are found by their address.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .file(name), label: name)
  }

  /// An image of the application with an alternative text.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - bundle: Has no effect: files are found by their address.
  ///   - label: The alternative text, read aloud in place of the image.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .file(name), label: label.words)
  }

  /// An image of the application with a variable value and an alternative text.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - variableValue: Has no effect: the image is drawn whole.
  ///   - bundle: Has no effect: files are found by their address.
  ///   - label: The alternative text, read aloud in place of the image.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .file(name), label: label.words)
  }

  /// A decorative image of the application, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - bundle: Has no effect: files are found by their address.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .file(name))
  }

  /// A decorative image with a variable value, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - variableValue: Has no effect: the image is drawn whole.
  ///   - bundle: Has no effect: files are found by their address.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .file(name))
  }

  /// A symbol.
  ///
  /// - Parameter systemName: The name of the symbol, such as `star.fill`.
  public init(systemName: String) {
    self.init(source: .system(systemName))
  }

  /// A symbol with a variable value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, such as `star.fill`.
  ///   - variableValue: Has no effect: the image is drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .system(systemName))
  }

  /// An image of the application, with its name as the alternative text.
  ///
  /// - Parameter resource: The resource; its name is the address of the file.
  public init(_ resource: ImageResource) {
    self.init(source: .file(resource.name), label: resource.name)
  }

  /// The image as a run of a text: a symbol, or the alternative text of a file.
  var run: TextRun {
    guard case .system(let name) = source else { return TextRun(label ?? "") }
    var run = TextRun("")
    run.systemImage = name
    return run
  }
}

/// The name of an image of the application.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a resource.
  ///
  /// - Parameters:
  ///   - name: The address of the file: a path on this host, or `http` and `https`.
  ///   - bundle: Has no effect: files are found by their address.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: String, Hashable, Sendable {
    case template, original
  }

  /// The size of a symbol beside the text around it.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large
  }

  /// The way pixels are computed when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The way an image fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
