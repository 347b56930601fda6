package import PandoUI

// Minimal views, so that tests of the graph do not depend on the library's views.

package struct Line: ElementView {
  var text: String
  package init(_ text: String) { self.text = text }
  package var kind: ElementKind { .text }
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(text)
  }
}

package struct Press: ElementView {
  var title: String
  var action: () -> Void
  package init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
  package var kind: ElementKind { .button }
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(title)
    element.onTap(perform: action)
  }
}

package struct Field: ElementView {
  var title: String
  @Binding var text: String
  package init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }
  package var kind: ElementKind { .textField }
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.label] = .text(title)
    element[.value] = .text(text)
    let text = $text
    element.on(.change) { event in
      if case .change(.text(let new)) = event { text.wrappedValue = new }
    }
  }
}

package struct Column<Content: View>: ElementView {
  package var content: Content
  package init(@ViewBuilder content: () -> Content) { self.content = content() }
  package var kind: ElementKind { .vstack }
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
