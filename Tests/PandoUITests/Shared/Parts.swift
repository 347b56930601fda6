import PandoUI

// Minimal views, so that tests of the graph do not depend on the library's views.

struct Line: ElementView {
  var text: String
  init(_ text: String) { self.text = text }
  var kind: ElementKind { .text }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(text)
  }
}

struct Press: ElementView {
  var title: String
  var action: () -> Void
  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
  var kind: ElementKind { .button }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(title)
    element.onTap(perform: action)
  }
}

struct Field: ElementView {
  var title: String
  @Binding var text: String
  init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }
  var kind: ElementKind { .textField }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.label] = .text(title)
    element[.value] = .text(text)
    let text = $text
    element.on(.change) { event in
      if case .change(.text(let new)) = event { text.wrappedValue = new }
    }
  }
}

struct Column<Content: View>: ElementView {
  var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var kind: ElementKind { .vstack }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
