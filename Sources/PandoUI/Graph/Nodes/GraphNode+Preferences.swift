// The preferences in the graph: nodes below set values, nodes above collect them.

/// Collects the value of one preference from a subtree.
@_documentation(visibility: internal)
@MainActor
public class PreferenceCollector {
  let key: ObjectIdentifier
  /// Whether views were skipped that are not measured yet, because their preferences would follow
  /// from an estimate.
  var isPending = false

  init(key: ObjectIdentifier) {
    self.key = key
  }
}

extension GraphNode {
  /// Notes in this node and its ancestors that preferences are set below.
  final func notePreferences() {
    var node: GraphNode? = self
    while let current = node, !current.hasPreferences {
      current.hasPreferences = true
      node = current.parent
    }
  }

  /// Schedules a new reading by the readers above.
  final func preferenceWritersChanged() {
    var node = parent
    while let current = node {
      if current.readsPreferences { graph.readPreferencesLater(current) }
      node = current.parent
    }
  }
}
