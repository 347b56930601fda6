public import Foundation

/// A picture: one of the system's by its name, or a file.
///
/// ```swift
/// Image(systemName: "star.fill")
/// Image("lighthouse").resizable().scaledToFit()
/// ```
///
/// The name of an image of the application is the address of its file for a renderer.
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

  /// An image of the application; its name is read aloud.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .file(name), label: name)
  }

  /// An image of the application that has several layers by a value from 0 to 1. It is drawn whole.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .file(name), label: name)
  }

  /// An image of the application with the words that are read aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .file(name), label: label.words)
  }

  /// An image of the application with the words that are read aloud. It is drawn whole.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .file(name), label: label.words)
  }

  /// An image of the application that says nothing to who does not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .file(name))
  }

  /// An image of the application that says nothing to who does not see it. It is drawn whole.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .file(name))
  }

  /// One of the system's images.
  public init(systemName: String) {
    self.init(source: .system(systemName))
  }

  /// One of the system's images, parts of which show a value from 0 to 1. It is drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .system(systemName))
  }

  /// An image of the application by a name the compiler checked.
  public init(_ resource: ImageResource) {
    self.init(source: .file(resource.name), label: resource.name)
  }

  /// The image as a part of a text.
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

  /// Makes a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: String, Hashable, Sendable {
    case template, original
  }

  /// How large one of the system's images is beside the text around it.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large
  }

  /// How pixels are made when an image is drawn at another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How an image fills room that is larger than it.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Which side of an image is up.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
