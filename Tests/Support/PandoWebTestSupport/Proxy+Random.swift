import PandoTestSupport

extension Proxy.Cut {
  /// A cut after a random number of bytes of one side; three times out of four, the server's.
  static func random(
    server: ClosedRange<Int>,
    client: ClosedRange<Int>,
    using random: inout SeededGenerator
  ) -> Self {
    let isServer = Int.random(in: 0..<4, using: &random) > 0
    return Self(
      side: isServer ? .server : .client,
      bytes: .random(in: isServer ? server : client, using: &random)
    )
  }
}
