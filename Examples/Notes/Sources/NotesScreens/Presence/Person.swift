import Pando

/// Somebody who has the page open.
struct Person: Equatable, Identifiable, Sendable {
  /// One for each page.
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
  /// Who is here now, for all pages of the process, and gone with it.
  static var people: Self { Self[.inMemory("people", scope: .process), default: []] }
}
