import Pando

/// Signs somebody up, step by step. Each step has its slice of one shared draft.
struct SignUpComponent: RouterComponent {
  let contact: ContactComponent
  let phone: PhoneComponent
  let topics: TopicsComponent
  let review: ReviewComponent

  /// The visitor is a member now.
  let didJoin = Emitter<Membership>()

  @ObservedObject var router = Router(start: \Self.contact)

  init() {
    @Shared(.draft) var draft
    contact = ContactComponent(contact: $draft.contact)
    phone = PhoneComponent(phone: $draft.phone)
    topics = TopicsComponent(topics: $draft.topics)
    review = ReviewComponent(draft: $draft)
  }

  /// A link leads to a step when those before it are done.
  func canOpen(_ route: AnyKeyPath) -> Bool {
    switch route {
    case \Self.phone: contact.isDone
    case \Self.topics: contact.isDone && phone.isDone
    case \Self.review: contact.isDone && phone.isDone && topics.isDone
    default: true
    }
  }
}
