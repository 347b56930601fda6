/// A view that consists of others, which are known without a graph.
@MainActor
protocol ComposedView {
  /// Whether views of the type may consist of several. Of an `AnyView` the type does not tell.
  static var isSeveral: Bool { get }

  func addSubviews(to list: inout SubviewList)
}

extension EmptyView: ComposedView {
  static var isSeveral: Bool { false }

  func addSubviews(to list: inout SubviewList) {}
}

extension TupleView: ComposedView {
  static var isSeveral: Bool { TupleLayout.of(Self.self).parts.count > 1 }

  func addSubviews(to list: inout SubviewList) {
    withUnsafePointer(to: self) { view in
      for (index, part) in TupleLayout.of(Self.self).parts.enumerated() {
        list.add(part.type.erased(at: UnsafeRawPointer(view) + part.offset), at: index)
      }
    }
  }
}

extension AnyView: ComposedView {
  static var isSeveral: Bool { false }

  func addSubviews(to list: inout SubviewList) { storage.visit(&list) }
}

extension _ViewModifier_Content: ComposedView {
  static var isSeveral: Bool { false }

  func addSubviews(to list: inout SubviewList) { storage.visit(&list) }
}

extension Optional: ComposedView where Wrapped: View {
  static var isSeveral: Bool { SubviewList.isSeveral(Wrapped.self) }

  func addSubviews(to list: inout SubviewList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: ComposedView {
  static var isSeveral: Bool {
    SubviewList.isSeveral(First.self) || SubviewList.isSeveral(Second.self)
  }

  func addSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let view): list.add(view, at: true)
    case .second(let view): list.add(view, at: false)
    }
  }
}

extension Group: ComposedView where Content: View {
  static var isSeveral: Bool { SubviewList.isSeveral(Content.self) }

  func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension ForEach: ComposedView where Content: View {
  static var isSeveral: Bool { true }

  func addSubviews(to list: inout SubviewList) {
    for element in data { list.add(content(element), at: identify(element)) }
  }
}

extension IDView: ComposedView {
  static var isSeveral: Bool { SubviewList.isSeveral(Content.self) }

  func addSubviews(to list: inout SubviewList) { list.add(content, at: id) }
}

extension ModifiedContent: ComposedView where Content: View, Modifier: ViewModifier {
  static var isSeveral: Bool { SubviewList.isSeveral(Content.self) }

  func addSubviews(to list: inout SubviewList) { list.add(content, with: modifier) }
}

extension Section: ComposedView where Parent: View, Content: View, Footer: View {
  static var isSeveral: Bool { false }

  func addSubviews(to list: inout SubviewList) {
    list.addSection(header: header, content: rows, footer: footer)
  }
}

extension SubviewsCollection: ComposedView {
  static var isSeveral: Bool { true }

  func addSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview, at: subview.id) }
  }
}

extension SubviewsCollectionSlice: ComposedView {
  static var isSeveral: Bool { true }

  func addSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview, at: subview.id) }
  }
}
