import Pando

/// What a member says of themselves, in the parts in which a sign-up asks for it.
struct Membership: Codable, Equatable, Sendable {
  var contact = Contact()
  var phone = Phone()
  var topics = Topics()
  /// Whom they have invited.
  var invited: [String] = []
}

/// Who somebody is, and where to write to.
struct Contact: AnyState {
  var name = ""
  var email = ""
}

/// Where to call.
struct Phone: AnyState {
  var number = ""
}

/// What somebody wants to read about.
struct Topics: AnyState {
  var chosen: Set<Topic> = []

  /// Their names, in the order in which topics are listed.
  var words: String {
    Topic.allCases.filter { chosen.contains($0) }.map(\.name).joined(separator: ", ")
  }

  /// Whether a topic is chosen.
  subscript(topic: Topic) -> Bool {
    get { chosen.contains(topic) }
    set { if newValue { chosen.insert(topic) } else { chosen.remove(topic) } }
  }
}

/// Something to read notes about.
enum Topic: String, CaseIterable, Codable, Identifiable, Sendable {
  case garden, kitchen, music, repairs, walks

  var id: Self { self }

  var name: String { rawValue.capitalized }

  var image: String {
    switch self {
    case .garden: "leaf"
    case .kitchen: "fork.knife"
    case .music: "music.note"
    case .repairs: "wrench.and.screwdriver"
    case .walks: "map"
    }
  }
}

extension SharedKey where Self == AppStorageKey<Membership>.Default {
  /// A visitor's sign-up that is not finished: who comes back goes on with it.
  static var draft: Self { Self[.appStorage("signUp"), default: Membership()] }
}

extension SharedKey where Self == AppStorageKey<Membership?> {
  /// The visitor as a member; nil while they have not signed up.
  static var membership: Self { .appStorage("membership") }
}
