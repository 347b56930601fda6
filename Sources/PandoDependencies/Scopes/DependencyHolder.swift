/// Something that has kept the dependencies of its creation: the property wrapper.
protocol DependencyHolder {
  var dependencies: DependencyValues { get }
}
