import Foundation
import PandoSharing

/// The persisted fields of a state, as a JSON object.
struct StateRecord<State: AnyState>: Equatable, Sendable {
  let data: Data

  /// Takes the persisted fields of a state.
  init(_ state: State) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    data = try Self.encode(state, with: encoder) { State.PersistenceKeys(stringValue: $0) != nil }
  }

  /// Takes data that can be restored.
  ///
  /// - Throws: What is wrong with it.
  init(restorable data: Data) throws {
    self.data = data
    _ = try merged(into: State())
  }

  /// The state with the fields of this record. Persisted fields that are not in it have their defaults, all
  /// others are those of the state.
  func merged(into state: State) throws -> State {
    let encoder = JSONEncoder()
    let current = try Self.encode(state, with: encoder) { _ in true }
    let defaults = try Self.encode(State(), with: encoder) { _ in true }
    let decoder = JSONDecoder()
    let sources = try [data, defaults, current].map { try Self.decoder(of: $0, with: decoder) }
    return try State(
      from: MergingDecoder(stored: sources[0], defaults: sources[1], current: sources[2]) {
        State.PersistenceKeys(stringValue: $0) != nil
      }
    )
  }

  private static func encode(
    _ state: State,
    with encoder: JSONEncoder,
    where isWanted: @escaping (String) -> Bool
  ) throws -> Data {
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try encoder.encode(Outgoing { try state.encode(to: SelectingEncoder($0, isWanted)) })
  }

  private static func decoder(of data: Data, with decoder: JSONDecoder) throws -> any Decoder {
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(Incoming.self, from: data).decoder
  }
}

/// Hands out the encoder that it is encoded with.
private struct Outgoing: Encodable {
  let body: (any Encoder) throws -> Void
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// Hands out the decoder that it is decoded with.
private struct Incoming: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws {
    // What is no object has no fields.
    _ = try decoder.container(keyedBy: EveryField.self)
    self.decoder = decoder
  }
}
