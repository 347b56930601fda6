import Pando

/// The whole application: the notes and the visitor's profile, each with a tab.
struct HomeComponent: RouterComponent {
  let notes = NotesComponent()
  let profile = ProfileComponent()

  @ObservedObject var router = Router(start: \Self.notes)
}
