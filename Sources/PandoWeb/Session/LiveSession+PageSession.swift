import PandoUI

extension LiveSession: PageSession {
  var desk: PageDesk? { pageDesk }
  var page: Int { graph.page }

  func document(nonce: String) -> String { document(nonce: .some(nonce)) }
}
