/// The memory of the gestures of one modifier. It lasts from one event to the next, and so from one
/// evaluation of the view to the next.
@MainActor
final class GestureMemory {
  /// One value that a gesture remembers.
  @MainActor
  final class Slot<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var slots: [AnyObject] = []
  private var next = 0

  /// The memory of the modifier whose gesture is being attached.
  private static var current: GestureMemory?

  /// Attaches a gesture that remembers in this memory.
  func attach(_ body: () -> Void) {
    next = 0
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// A slot of the gesture that is being attached. Gestures take their slots in the same order each
  /// time.
  static func slot<Value>(_ initial: Value) -> Slot<Value> {
    guard let memory = current else { return Slot(initial) }
    defer { memory.next += 1 }
    if memory.next < memory.slots.count, let slot = memory.slots[memory.next] as? Slot<Value> {
      return slot
    }
    let slot = Slot(initial)
    memory.slots.removeSubrange(memory.next...)
    memory.slots.append(slot)
    return slot
  }
}

/// The memory of a modifier; only gestures that remember something have one.
struct GestureMemoryProperty<G: Gesture>: DynamicProperty {
  private(set) var memory: GestureMemory?
}

extension GestureMemoryProperty: LinkedProperty {
  static var valueType: any Any.Type { GestureMemory?.self }

  static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    guard G._remembers else { return }
    at(field).pointee.memory = previous.flatMap { at($0).pointee.memory } ?? GestureMemory()
  }

  static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool { false }
}
