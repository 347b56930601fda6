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
