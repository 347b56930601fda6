/// The same tree without a graph: its elements only, without a way to update them.
final class PlainNode {
  var kind: String
  var text: String
  var children: [PlainNode]

  init(_ kind: String, text: String = "", children: [PlainNode] = []) {
    self.kind = kind
    self.text = text
    self.children = children
  }
}

/// An element as a value.
struct PlainElement {
  var number: Int
  var kind: String
  var attributes: [(String, String)]
  var children: [PlainElement]
}
