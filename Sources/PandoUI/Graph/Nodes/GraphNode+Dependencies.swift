package import PandoDependencies

extension GraphNode {
  /// The dependencies of the node's graph, with which its actions run.
  package var dependencies: DependencyValues.Continuation { graph.dependencies }
}
