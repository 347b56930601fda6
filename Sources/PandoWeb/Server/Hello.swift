import Foundation

/// The first frame of a socket: `["hello", 1, SESSION, TOKEN, BATCH]`.
struct Hello: Hashable, Sendable {
  var session: String
  var token: String
  var lastBatch: Int

  /// Reads a frame; nil if it is anything else.
  init?(_ frame: String) {
    guard frame.utf8.count <= 500,
      let values = try? JSONDecoder().decode(Values.self, from: Data(frame.utf8)),
      values.name == "hello", values.version == 1, values.lastBatch >= 0,
      Secret.isWellFormed(values.session), Secret.isWellFormed(values.token)
    else { return nil }
    session = values.session
    token = values.token
    lastBatch = values.lastBatch
  }

  private struct Values: Decodable {
    var name: String
    var version: Int
    var session: String
    var token: String
    var lastBatch: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      version = try list.decode(Int.self)
      session = try list.decode(String.self)
      token = try list.decode(String.self)
      lastBatch = try list.decode(Int.self)
      guard list.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "more than a hello")
      }
    }
  }
}
