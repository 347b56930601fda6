/// A view that consists of others, which are known without a graph.
@MainActor
protocol ComposedView {
  func addSubviews(to list: inout SubviewList)
}

extension EmptyView: ComposedView {
  func addSubviews(to list: inout SubviewList) {}
}

extension TupleView: ComposedView {
  func addSubviews(to list: inout SubviewList) {
    withUnsafePointer(to: self) { view in
      for (index, part) in TupleLayout.of(Self.self).parts.enumerated() {
        list.add(part.type.erased(at: UnsafeRawPointer(view) + part.offset), at: index)
      }
    }
  }
}

extension AnyView: ComposedView {
  func addSubviews(to list: inout SubviewList) { storage.visit(&list) }
}

extension _ViewModifier_Content: ComposedView {
  func addSubviews(to list: inout SubviewList) { storage.visit(&list) }
}

extension Optional: ComposedView where Wrapped: View {
  func addSubviews(to list: inout SubviewList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: ComposedView {
  func addSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let view): list.add(view, at: true)
    case .second(let view): list.add(view, at: false)
    }
  }
}

extension Group: ComposedView where Content: View {
  func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension ForEach: ComposedView where Content: View {
  func addSubviews(to list: inout SubviewList) {
    for element in data { list.add(content(element), at: identify(element)) }
  }
}

extension IDView: ComposedView {
  func addSubviews(to list: inout SubviewList) { list.add(content, at: id) }
}

extension ModifiedContent: ComposedView where Content: View, Modifier: ViewModifier {
  func addSubviews(to list: inout SubviewList) { list.add(content, with: modifier) }
}

extension Section: ComposedView where Parent: View, Content: View, Footer: View {
  func addSubviews(to list: inout SubviewList) {
    list.addSection(header: header, content: rows, footer: footer)
  }
}

extension SubviewsCollection: ComposedView {
  func addSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview, at: subview.id) }
  }
}

extension SubviewsCollectionSlice: ComposedView {
  func addSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview, at: subview.id) }
  }
}
