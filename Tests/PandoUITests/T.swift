import PandoUI
import Testing

struct Label1: ElementView {
  var text: String
  var kind: ElementKind { .text }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(text)
  }
}
struct Tap: ElementView {
  var action: () -> Void
  var kind: ElementKind { .button }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.onTap(perform: action)
  }
}
struct Counter: View {
  @State var count = 0
  var body: some View {
    Label1(text: "\(count)")
    Tap { count += 1 }
    if count > 1 { Label1(text: "many") }
    ForEach(0..<3) { Label1(text: "row \($0)") }
  }
}
@MainActor @Test func smoke() {
  let tree = ElementTree()
  let graph = ViewGraph(Counter(), renderer: tree)
  print(tree.children(of: ElementTree.rootID).map(\.kind), tree.children(of: ElementTree.rootID).map { $0.attributes.text(.text) ?? "" })
  let b = tree.children(of: ElementTree.rootID).first { $0.kind == .button }!
  try! graph.send(.tap, to: b.id)
  graph.flush()
  try! graph.send(.tap, to: b.id)
  graph.flush()
  print(tree.children(of: ElementTree.rootID).map { $0.attributes.text(.text) ?? "" }, tree.commitNumber)
}
