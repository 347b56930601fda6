extension LiveSession: PageSession {
  var desk: PageDesk? { pageDesk }

  func document(nonce: String) -> String { document(nonce: .some(nonce)) }
}
