package import PandoDependencies

extension GraphNode {
  /// The dependencies of the interface that the node is in: what its actions run with.
  package var dependencies: DependencyValues.Continuation { graph.dependencies }
}
