import PandoDependencies

/// The offsets of the views in one type of tuple, computed once.
///
/// The views are accessed by address: iterating over a generic tuple would look up its type and
/// copy each view at every update.
@MainActor
final class TupleLayout {
  /// One of the views.
  struct Part {
    let type: any View.Type
    /// The offset from the beginning, in bytes.
    let offset: Int
  }

  private static var layouts: [ObjectIdentifier: TupleLayout] = [:]

  /// The views, in order.
  let parts: [Part]

  /// The layout of `type`.
  static func of<Views>(_ type: TupleView<Views>.Type) -> TupleLayout {
    if let layout = layouts[ObjectIdentifier(type)] { return layout }
    let layout = TupleLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init<Views>(_ type: TupleView<Views>.Type) {
    if let view = Views.self as? any View.Type {
      parts = [Part(type: view, offset: 0)]
      return
    }
    var parts: [Part] = []
    var otherTypes: [String] = []
    // Only a tuple's elements are used, never the fields of another type.
    StoredField.visit(of: type, ignoringUnknown: false) { field in
      guard field.kind == .tuple else {
        otherTypes.append("\(Views.self)")
        return false
      }
      StoredField.visit(of: Views.self, ignoringUnknown: false) { element in
        if let view = element.type as? any View.Type {
          parts.append(Part(type: view, offset: element.offset))
        } else {
          otherTypes.append("\(element.type)")
        }
        return true
      }
      return true
    }
    self.parts = parts
    if !otherTypes.isEmpty {
      reportMisuse(
        """
        A TupleView shows views, and \(otherTypes.joined(separator: ", ")) is none: it is left out. \
        Put a tuple of views into it, or use a '@ViewBuilder' closure.
        """
      )
    }
  }
}

extension View {
  /// Makes the node of the view of this type at an address.
  static func makeNode(at view: UnsafeRawPointer, parent: GraphNode) -> GraphNode {
    _makeNode(view.assumingMemoryBound(to: Self.self).pointee, parent: parent)
  }

  /// The view of this type at an address.
  static func erased(at view: UnsafeRawPointer) -> AnyView {
    AnyView(view.assumingMemoryBound(to: Self.self).pointee)
  }
}
