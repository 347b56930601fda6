public import Foundation

/// Draws on a canvas. A copy draws on the same canvas, with its own opacity, transform and clip.
///
/// Drawings are recorded and sent to the page as SVG.
public struct GraphicsContext {
  var state = CanvasDrawing.State()
  let recorder: Recorder
  /// The rectangle around what is left by the clips, in the coordinates of the canvas; nil for the whole canvas.
  var clipBounds: CGRect?

  /// The transform from the coordinates of the context to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// The environment; its values are the defaults.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// The record of what was drawn so far.
  final class Recorder {
    var steps: [CanvasDrawing.Step] = []
    /// The size of the canvas.
    let size: CGSize
    /// The views that the application can draw by their tags.
    var symbols: [AnyHashable: ElementDrawing] = [:]
    /// The maximum number of drawings. More would keep the page busy for long.
    static let limit = 20_000

    init(size: CGSize) { self.size = size }
  }

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  /// The opacity of what is drawn, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// The way in which colours are mixed with those below.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The drawing of the commands of a closure.
  @MainActor
  static func drawing(
    size: CGSize,
    symbols: [AnyHashable: ElementDrawing] = [:],
    _ draw: (inout GraphicsContext, CGSize) -> Void
  ) -> CanvasDrawing {
    let recorder = Recorder(size: size)
    recorder.symbols = symbols
    var context = GraphicsContext(recorder: recorder)
    draw(&context, size)
    return CanvasDrawing(size: size, steps: recorder.steps)
  }

  func add(_ mark: CanvasDrawing.Mark) {
    guard recorder.steps.count < Recorder.limit else { return }
    recorder.steps.append(.init(state: state, transform: transform, mark: mark))
    if recorder.steps.count == Recorder.limit {
      reportMisuse("A canvas draws \(Recorder.limit) marks at most. Join paths of one colour.")
    }
  }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - shading: The shading of the fill.
  ///   - style: The rule that tells the inside of the path from its outside.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path.svg(), shading.placed(on: path), isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - shading: The shading of the line.
  ///   - style: The width, ends, corners and dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path.svg(), shading.placed(on: path, lineWidth: style.lineWidth), style))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - shading: The shading of the line.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer, which is then drawn as one picture.
  ///
  /// - Parameter content: Draws; called at once. Its context begins without opacity, filters and clip.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try steps(of: content)))
  }

  /// The drawing of a closure in a context of its own, with the coordinates of this one.
  func steps(
    of content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [CanvasDrawing.Step] {
    let layer = Recorder(size: recorder.size)
    layer.symbols = recorder.symbols
    var context = GraphicsContext(recorder: layer)
    context.transform = transform
    try content(&context)
    return layer.steps
  }

  /// Moves the coordinates.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the coordinates.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns the coordinates around their origin.
  ///
  /// - Parameter angle: The angle, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms the coordinates.
  ///
  /// - Parameter matrix: The transform that is applied first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds a filter for what is drawn from now on.
  ///
  /// - Parameter filter: The filter.
  public mutating func addFilter(_ filter: Filter) {
    state.filters.append(filter.storage)
  }
}

extension GraphicsContext {
  /// A text that can be drawn.
  public struct ResolvedText {
    /// The shading of the text, unless it has a colour of its own.
    public var shading = Shading.foreground
    let text: Text

    /// The estimated size of the text, because only the page knows its font.
    ///
    /// - Parameter size: The size in which the text has to fit.
    public func measure(in size: CGSize) -> CGSize {
      // The renderer of a canvas is called on the main actor.
      let (words, drawing) = MainActor.assumeIsolated { [text] in
        (text.words, ElementDrawing(of: text))
      }
      var points = 17.0
      if case .font(let font)? = drawing?.attributes[.font] {
        points = Double(font.pointSize)
      }
      let width = Double(words.count) * points * 0.52
      let lines = size.width > 0 ? max((width / Double(size.width)).rounded(.up), 1) : 1
      return CGSize(width: min(width, Double(size.width)), height: lines * points * 1.25)
    }
  }

  /// An image that can be drawn.
  public struct ResolvedImage {
    /// The shading of a system image.
    public var shading: Shading?
    let image: Image

    /// The size of a system image. Other images count as 100 points wide and high, because only the
    /// page knows their sizes.
    public var size: CGSize {
      if case .system = image.source { return CGSize(width: 20, height: 20) }
      return CGSize(width: 100, height: 100)
    }
  }

  /// Makes a text ready for drawing.
  ///
  /// - Parameter text: The text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Makes an image ready for drawing.
  ///
  /// - Parameter image: The image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a text in one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the text that is there, as a fraction of its size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the text that is there, as a fraction of its size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.text, text.shading, CGRect(origin: point, size: .zero), anchor)
  }

  /// Draws a text in a rectangle.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(text.text, text.shading, rect, nil)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the image that is there, as a fraction of its size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: No effect here: images are drawn in whole.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the image that is there, as a fraction of its size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image.image, image.shading, CGRect(origin: point, size: .zero), anchor)
  }

  /// Draws an image in a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - style: No effect here: images are drawn in whole.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(image.image.resizable(), image.shading, rect, nil)
  }

  private func add(_ view: some View, _ shading: Shading?, _ rect: CGRect, _ anchor: UnitPoint?) {
    // Unsafe because the renderer of a canvas, which draws in contexts, is called on the main actor.
    nonisolated(unsafe) let view = view
    guard var element = MainActor.assumeIsolated({ ElementDrawing(of: view) }) else { return }
    if case .paint(let paint)? = shading?.storage, element.attributes[.foreground] == nil {
      element.attributes[.foreground] = .paint(paint)
    }
    add(.element(element, in: rect, anchor: anchor))
  }
}
