import Foundation
import PandoSharing

extension SharedKey where Self == AppStorageKey<Int>.Default {
  /// The number of launches, in the user defaults.
  static var launchCount: Self { Self[.appStorage("launchCount"), default: 0] }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  /// The notes in a file, in JSON that people can read and edit.
  static func notes(in file: URL) -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return Self[.fileStorage(file, encoder: encoder), default: []]
  }
}
