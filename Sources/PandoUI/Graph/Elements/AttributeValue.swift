public import Foundation

/// The value of an attribute. ``AttributeKey`` documents the case for each key.
///
/// Large values are boxed, so that most attributes stay small.
public enum AttributeValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([String])
  case date(Date)
  case point(CGPoint)
  indirect case edges(EdgeInsets)
  case color(Color)
  case paint(Paint)
  indirect case font(Font)
  case runs([TextRun])
  indirect case shape(ShapeDrawing)
  indirect case shadow(Shadow)
  case tracks([GridItem])
  case events(EventKinds)
  indirect case animation(Animation)
  indirect case transform(ViewTransform)
  indirect case mask(ElementDrawing)
  indirect case canvas(CanvasDrawing)
  indirect case chart(ChartDrawing)
  indirect case chartPlace(ChartPlace)
  case picture(UIImage)
  case asset(ImageAsset)
}
