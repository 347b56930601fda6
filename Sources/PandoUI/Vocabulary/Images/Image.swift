public import Foundation

/// A symbol, by its name, or the picture in a file.
///
/// ```swift
/// Image(systemName: "star.fill")
/// Image("lighthouse").resizable().scaledToFit()
/// ```
///
/// An image of the application comes from an asset catalogue, or is a file, in the resources of a
/// target. A name without an image is reported once, and drawn as a box with the name. A name that
/// begins with `/`, `./`, `../`, `http:`, `https:` or `data:` is an address instead, which the
/// browser loads.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case system(String)
    /// The picture at an address.
    case file(String)
    /// The picture with a name in the application's resources.
    case asset(String, ResourceSearch)
    case memory(UIImage)
  }

  let source: Source
  var label: String?
  var isResizable = false
  /// The edges that keep their size where the image is stretched or tiled.
  var capInsets = EdgeInsets()
  var isTiled = false
  var rendering: TemplateRenderingMode?
  var isPixelated = false
  var symbolMode: SymbolRenderingMode?

  init(source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// An image of the application, with its name as the alternative text.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle), label: name)
  }

  /// An image of the application with a variable value, and its name as the alternative text.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - variableValue: No effect here: the image is drawn whole.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle), label: name)
  }

  /// An image of the application with an alternative text.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  ///   - label: The alternative text, read aloud in place of the image.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: Self.source(name, bundle), label: label.words)
  }

  /// An image of the application with a variable value and an alternative text.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - variableValue: No effect here: the image is drawn whole.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  ///   - label: The alternative text, read aloud in place of the image.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: Self.source(name, bundle), label: label.words)
  }

  /// A decorative image of the application, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle))
  }

  /// A decorative image with a variable value, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file, or an address.
  ///   - variableValue: No effect here: the image is drawn whole.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle))
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
  ///   - variableValue: No effect here: the image is drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .system(systemName))
  }

  /// An image of the application, with its name as the alternative text.
  ///
  /// - Parameter resource: The image set.
  public init(_ resource: ImageResource) {
    self.init(source: .asset(resource.name, resource.search), label: resource.name)
  }

  /// A decorative image of the application, hidden from assistive technology.
  ///
  /// - Parameter resource: The image set.
  public init(decorative resource: ImageResource) {
    self.init(source: .asset(resource.name, resource.search))
  }

  private static func source(_ name: String, _ bundle: Bundle?) -> Source {
    let starts = ["/", "./", "../", "http:", "https:", "data:"]
    let isAddress = starts.contains { name.hasPrefix($0) }
    return isAddress ? .file(name) : .asset(name, ResourceSearch.of(bundle))
  }

  /// The image as a run of a text: a symbol, or the alternative text of a file.
  var run: TextRun {
    guard case .system(let name) = source else { return TextRun(label ?? "") }
    var run = TextRun("")
    run.systemImage = name
    return run
  }
}

extension Image {
  /// The colours of an image: its own, or that of the foreground.
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
