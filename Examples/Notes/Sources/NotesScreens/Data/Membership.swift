import Pando

/// The data of a member, divided like the steps of the sign-up.
struct Membership: Codable, Equatable, Sendable {
  var contact = Contact()
  var phone = Phone()
  var topics = Topics()
  /// The addresses that the member has invited.
  var invited: [String] = []
}

/// The name and the email address.
struct Contact: AnyState {
  var name = ""
  var email = ""
}

/// The phone number.
struct Phone: AnyState {
  var number = ""
}

/// The topics that interest the member.
struct Topics: AnyState {
  var chosen: Set<Topic> = []

  /// The names of the chosen topics, in the order of all topics.
  var words: String {
    Topic.allCases.filter { chosen.contains($0) }.map(\.name).joined(separator: ", ")
  }

  /// Whether a topic is chosen.
  subscript(topic: Topic) -> Bool {
    get { chosen.contains(topic) }
    set { if newValue { chosen.insert(topic) } else { chosen.remove(topic) } }
  }
}

/// A topic of notes.
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
  /// A visitor's unfinished sign-up, which continues when the visitor returns.
  static var draft: Self { Self[.appStorage("signUp"), default: Membership()] }
}

extension SharedKey where Self == AppStorageKey<Membership?> {
  /// The visitor as a member; nil while they have not signed up.
  static var membership: Self { .appStorage("membership") }
}
