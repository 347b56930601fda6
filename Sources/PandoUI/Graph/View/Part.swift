/// A named part of the element around it: the label of a toggle, the header of a section.
///
/// ``AttributeKey/part`` lists the names.
package struct Part<Content: View>: ElementView {
  package let name: String
  package let content: Content

  package init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  package init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  package var kind: ElementKind { .part }

  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text(name)
  }
}
