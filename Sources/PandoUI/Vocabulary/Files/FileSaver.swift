package import Foundation

/// A file for the person who uses the interface.
package struct SavedFile: Hashable, Sendable {
  /// The suggested name: the last component of a path.
  package var name: String
  package var type: UTType
  package var data: Data

  package init(name: String, type: UTType, data: Data) {
    self.name = name
    self.type = type
    self.data = data
  }
}

/// Saves files outside of the application. A renderer provides it.
// Sendable because only the main actor calls it.
package final class FileSaver: @unchecked Sendable {
  package let save: (SavedFile) throws -> URL

  /// - Parameter save: Saves a file and returns its address.
  package init(_ save: @escaping (SavedFile) throws -> URL) {
    self.save = save
  }
}

private enum FileSaverKey: EnvironmentKey {
  static var defaultValue: FileSaver? { nil }
}

extension EnvironmentValues {
  /// Saves files; nil if the renderer cannot.
  package var fileSaver: FileSaver? {
    get { self[FileSaverKey.self] }
    set { self[FileSaverKey.self] = newValue }
  }
}

/// A safe file name: the last component of a path, without characters that have a meaning for a
/// file system or a terminal, and short enough for every file system.
package func fileName(from text: String) -> String {
  let last = text.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
  let scalars = last.unicodeScalars.filter { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: !"<>:\"|?*".unicodeScalars.contains(scalar)
    }
  }
  var name = String(String.UnicodeScalarView(scalars))
  name = String(name.drop { $0 == "." || $0.isWhitespace })
  while let end = name.last, end.isWhitespace || end == "." { name.removeLast() }
  guard name.utf8.count > 200 else { return name.isEmpty ? "file" : name }
  // The extension is kept, because it tells the type.
  let dot = name.lastIndex(of: ".")
  let ending = dot.map { String(name[$0...]) }.flatMap { $0.utf8.count <= 20 ? $0 : nil } ?? ""
  var stem = name.dropLast(ending.count)
  while stem.utf8.count + ending.utf8.count > 200 { stem.removeLast() }
  return stem + ending
}
