/// The property wrapper, which keeps the dependencies from its creation.
protocol DependencyWrapper {
  var dependencies: DependencyValues { get }
}
