@testable import PandoUI
import Testing
@MainActor @Test func sizes() {
  print("AttributeValue", MemoryLayout<AttributeValue>.size, "Color", MemoryLayout<Color>.size, "Paint", MemoryLayout<Paint>.size, "Font", MemoryLayout<Font>.size, "Shape", MemoryLayout<ShapeDrawing>.size, "Shadow", MemoryLayout<Shadow>.size, "Animation", MemoryLayout<Animation>.size, "Chart", MemoryLayout<ChartDrawing>.size, "EdgeInsets", MemoryLayout<EdgeInsets>.size, "Text", MemoryLayout<Text>.size, "Desc", MemoryLayout<ElementDescription>.size, "Layer", MemoryLayout<Element.Layer>.size, "KeyPress", MemoryLayout<KeyPress>.size, "Transaction", MemoryLayout<Transaction>.size, "Mutation", MemoryLayout<Mutation>.size, "Handler", MemoryLayout<Handler>.size)
}
