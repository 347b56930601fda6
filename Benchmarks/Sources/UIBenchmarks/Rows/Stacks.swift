import PandoUI
struct VStack<Content: View>: ElementView {
  var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var kind: ElementKind { .vstack }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
struct HStack<Content: View>: ElementView {
  var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var kind: ElementKind { .hstack }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
