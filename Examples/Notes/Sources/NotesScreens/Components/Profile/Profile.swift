import Pando

/// The visitor as a member: what is known of them, and the ways to become one, to change it, and to bring
/// others along.
struct ProfileComponent: RouterComponent {
  let signUp = SignUpComponent()
  /// Made when it is shown, of what is known then.
  let editor = LazyComponent(EditorComponent())
  /// Made for each invitation.
  let invitation = DynamicComponent<InvitationComponent>()

  let begin = SignalEmitter()
  let edit = SignalEmitter()
  let invite = SignalEmitter()
  let leave = SignalEmitter()
  let askToLeave = SignalEmitter()
  /// Something happened that is worth a word.
  let didSay = Emitter<Toast>()

  @Shared(.membership) var membership
  @ObservedObject var router = Router(start: \Self.self)

  /// A link leads to the sign-up for those who are no members, and to the editor for those who are.
  func canOpen(_ route: AnyKeyPath) -> Bool {
    switch route {
    case \Self.signUp: membership == nil
    case \Self.editor: membership != nil
    default: false
    }
  }
}
