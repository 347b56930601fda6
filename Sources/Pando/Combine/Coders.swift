public import Foundation
public import OpenCombine

// `decode(type:decoder:)` and `encode(encoder:)` of publishers take these.

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What it decodes.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What it decodes.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// What it encodes to.
  public typealias Output = Data
}
