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

  /// Takes stored data, after checking that it can be restored.
  ///
  /// - Throws: The error of restoring it.
  init(restorable data: Data) throws {
    self.data = data
    _ = try merged(into: State())
  }

  /// The state with the fields of this record. Persisted fields that are missing in the record have their
  /// defaults. Fields that are not persisted come from `state`.
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

/// Gives a closure the encoder that encodes this value.
private struct Outgoing: Encodable {
  let body: (any Encoder) throws -> Void
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// Keeps the decoder that decodes this value.
private struct Incoming: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws {
    // Throws for data that is not an object, because it has no fields.
    _ = try decoder.container(keyedBy: EveryField.self)
    self.decoder = decoder
  }
}
