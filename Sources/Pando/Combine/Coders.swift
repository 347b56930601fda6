public import Foundation
public import OpenCombine

// `decode(type:decoder:)` and `encode(encoder:)` of publishers take these.

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The encoded value.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The encoded value.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The encoded value.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The encoded value.
  public typealias Output = Data
}
