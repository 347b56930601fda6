import PandoUI

extension LiveSession: PageSession {
  var clientCommands: ClientCommands? { commands }
  var page: Int { graph.page }

  func document(nonce: String) -> String { document(nonce: .some(nonce)) }
}
