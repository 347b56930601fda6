import Pando

/// A person who has the page open.
struct Person: Equatable, Identifiable, Sendable {
  /// The id of the person's page.
  var id: UUID
  var name: String
  var swatch: Swatch

  /// The first letters of the first two words.
  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map { String($0) }.joined()
      .uppercased()
  }
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Person>>.Default {
  /// The people present, shared by all pages of the process and not saved.
  static var people: Self { Self[.inMemory("people", scope: .process), default: []] }
}
