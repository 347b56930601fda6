/// A type that keeps the dependencies from its creation: the property wrapper.
protocol DependencyHolder {
  var dependencies: DependencyValues { get }
}
