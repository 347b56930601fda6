/// The drawing of one element in a place without elements: in a mask or on a canvas.
public struct ElementDrawing: Hashable, Sendable {
  /// A shape, a text or an image; in a mask also a stack, a box, a part of one or a spacer.
  public var kind: ElementKind
  /// The attributes of the element and of the modifiers around it.
  public var attributes: Attributes
  /// The elements inside, of stacks and boxes.
  package var children: [ElementDrawing] = []

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - kind: A shape, a text or an image; others are not drawn.
  ///   - attributes: The attributes of the element and of the modifiers around it.
  public init(kind: ElementKind, attributes: Attributes) {
    self.kind = kind
    self.attributes = attributes
  }
}
