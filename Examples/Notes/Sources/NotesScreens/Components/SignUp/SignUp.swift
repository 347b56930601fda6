import Pando

/// The sign-up, step by step. Each step has its slice of one shared draft.
struct SignUpComponent: RouterComponent {
  let contact: ContactComponent
  let phone: PhoneComponent
  let topics: TopicsComponent
  let review: ReviewComponent

  /// Emitted when the visitor has become a member.
  let didJoin = Emitter<Membership>()

  @ObservedObject var router = Router(start: \Self.contact)

  init() {
    @Shared(.draft) var draft
    contact = ContactComponent(contact: $draft.contact)
    phone = PhoneComponent(phone: $draft.phone)
    topics = TopicsComponent(topics: $draft.topics)
    review = ReviewComponent(draft: $draft)
  }

  /// A link leads to a step once the steps before it are complete.
  func canOpen(_ route: AnyKeyPath) -> Bool {
    switch route {
    case \Self.phone: contact.isDone
    case \Self.topics: contact.isDone && phone.isDone
    case \Self.review: contact.isDone && phone.isDone && topics.isDone
    default: true
    }
  }
}
