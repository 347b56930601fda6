/// Content that a container makes only after the actions of `onAppear` around the container.
///
/// In SwiftUI a tab's page is made when the tab view is laid out. An `onAppear` around the tab view has
/// run by then, and a model that it fills without an announcement, because its properties are not
/// `@Published`, is full when the page reads it. Here the page is made at once, for the first paint. So
/// bodies that keep an object are evaluated again when such an action has run.
extension GraphNode {
  /// Tells the nodes around this one that it made its content.
  func announceLateContent() {
    var ancestor = parent
    while let node = ancestor {
      node.lateContentWasMade(by: self)
      ancestor = node.parent
    }
  }

  /// Marks the nodes here and below whose views keep an object.
  func evaluateObjectHolders() {
    if holdsObject { graph.markDirty(self) }
    visitChildren { $0.evaluateObjectHolders() }
  }
}
