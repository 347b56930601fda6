extension LiveSession: PageSession {
  func document(nonce: String) -> String { document(nonce: .some(nonce)) }

  func receive(_ frame: String) throws(PageError) { try receive([frame]) }
}
