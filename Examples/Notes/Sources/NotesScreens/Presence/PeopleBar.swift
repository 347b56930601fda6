import Pando

/// The people who have a page open.
struct PeopleBar: View {
  @SharedReader(.people) private var people
  @Environment(\.pageID) private var pageID

  /// The maximum number of people shown by their initials.
  private let most = 5

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: -3) {
        ForEach(meFirst.prefix(most)) { Avatar(person: $0) }
      }
      .fixedSize()
      // The words beside the initials name the people.
      .accessibilityHidden(true)
      // The bar has its height before the page is live and its person is added, so that nothing
      // moves then.
      .frame(minWidth: Avatar.size, minHeight: Avatar.size, alignment: .leading)
      Text(words).font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier("people")
      Spacer(minLength: 0)
    }
  }

  private var meFirst: [Person] {
    people.filter { $0.id == pageID } + people.filter { $0.id != pageID }
  }

  private var words: String {
    let others = people.filter { $0.id != pageID }
    guard !others.isEmpty else { return "Only you are here" }
    let names = others.prefix(2).map(\.name)
    let rest = others.count - names.count
    return "Here now: you, \(names.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// The initials of a person, on the person's colour.
struct Avatar: View {
  static let size: CGFloat = 28

  let person: Person

  var body: some View {
    Text(person.initials)
      .font(.caption2.bold())
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(.primary)
      .frame(width: Self.size, height: Self.size)
      .background(person.swatch.color.opacity(0.3), in: .circle)
      .background(.background, in: .circle)
      .overlay { Circle().stroke(person.swatch.color, lineWidth: 1.5) }
      .help(person.name)
  }
}
