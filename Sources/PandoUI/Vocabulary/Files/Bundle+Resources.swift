public import Foundation

// SwiftPM puts the resources of each target in a folder of its own, so the main bundle has none on
// Linux. Foundation's methods take an optional name; these take a string, and are preferred.
extension Bundle {
  /// Finds a file. In the main bundle, the resources of all targets are looked through, those of the
  /// main target first.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without the extension if that is given.
  ///   - ext: The extension; nil or empty if the name has it.
  /// - Returns: nil if there is no such file.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    let found = url(forResource: Optional(name), withExtension: ext)
    guard found == nil, self === Bundle.main else { return found }
    let isWhole = ext?.isEmpty ?? true
    return ResourceSearch.app.file(isWhole ? name : "\(name).\(ext ?? "")")
  }

  /// Finds a file. In the main bundle, the resources of all targets are looked through, those of the
  /// main target first.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without the extension if that is given.
  ///   - ext: The extension; nil or empty if the name has it.
  /// - Returns: nil if there is no such file.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  /// Finds all files with an extension. In the main bundle, the resources of all targets are looked
  /// through, those of the main target first.
  ///
  /// Linux declares the result as objects that no other function takes.
  ///
  /// - Parameters:
  ///   - ext: The extension, with or without its dot.
  ///   - subpath: A folder of the resources; nil stands for the resources themselves.
  /// - Returns: The files, in the order of their names; nil if the folder is not there.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let ending = ext.hasPrefix(".") ? String(ext.dropFirst()) : ext
    let bundles = self === Bundle.main ? ResourceSearch.app.folders.map(\.url) : [resourceURL]
    let found = bundles.compactMap { folder -> [URL]? in
      guard let folder = subpath.map({ folder?.appending(path: $0) }) ?? folder else { return nil }
      return try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    }
    guard !found.isEmpty else { return nil }
    return found.flatMap { files in
      files.filter { ending.isEmpty || $0.pathExtension == ending }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
  }

  /// Finds all files with an extension, in the resources themselves and not in folders of them.
  ///
  /// - Parameters:
  ///   - ext: The extension, with or without its dot.
  ///   - subpath: A folder of the resources; nil stands for the resources themselves.
  /// - Returns: The paths of the files, in the order of their names.
  public func paths(forResourcesOfType ext: String, inDirectory subpath: String?) -> [String] {
    (urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).map(\.path)
  }

  /// The bundle of a target's resources, for code that the plugin `PandoAssets` writes.
  ///
  /// - Parameter name: The name of the package and the target, with `_` between them.
  /// - Returns: The main bundle if there is no such folder beside the executable.
  @_documentation(visibility: internal)
  public static func _ofTarget(_ name: String) -> Bundle {
    // SwiftPM adds the ending to the tests of a package that also tests a macro.
    for ending in ["", "-tool"] {
      let url = main.bundleURL.appending(path: "\(name)\(ending).resources")
      if let bundle = Bundle(url: url) { return bundle }
    }
    return main
  }
}
