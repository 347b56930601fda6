import Pando

/// The visitor as a member: their data, and the ways to sign up, to edit the data and to invite others.
struct ProfileComponent: RouterComponent {
  let signUp = SignUpComponent()
  /// The editor, which is made when it is shown, from the data at that time.
  let editor = LazyComponent(EditorComponent())
  /// The form of an invitation, made anew for each one.
  let invitation = DynamicComponent<InvitationComponent>()

  let begin = SignalEmitter()
  let edit = SignalEmitter()
  let invite = SignalEmitter()
  let leave = SignalEmitter()
  let askToLeave = SignalEmitter()
  /// Emits messages for the user.
  let didSay = Emitter<Toast>()

  @Shared(.membership) var membership
  @ObservedObject var router = Router(start: \Self.self)

  /// A link leads to the sign-up for visitors who are not members, and to the editor for members.
  func canOpen(_ route: AnyKeyPath) -> Bool {
    switch route {
    case \Self.signUp: membership == nil
    case \Self.editor: membership != nil
    default: false
    }
  }
}
