import PandoComponents
import PandoUI

enum Step5 {
  typealias GuestsComponent = Step4.GuestsComponent

  struct PartyView: View {
    @State private var guests = GuestsComponent()
    @State private var latest = "nobody yet"

    var body: some View {
      VStack {
        Text("Friday at eight. Invited last: \(latest)")
        guests
      }
      .onReceive(guests.invite.didInvite) { guest in latest = guest.name }
    }
  }
}
