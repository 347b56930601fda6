import PandoUI

extension LiveSession: PageSession {
  var clientCommands: ClientCommands? { commands }
  var page: Int { graph.page }

  var isAddressUnavailable: Bool { live.isAddressUnavailable }

  var look: PageLook {
    live.readOutline()
    return PageLook(title: live.title, colorScheme: live.root.colorScheme)
  }

  func document(nonce: String) -> String { document(nonce: .some(nonce)) }
}
