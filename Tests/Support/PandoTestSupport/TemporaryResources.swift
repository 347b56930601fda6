package import Foundation

/// A folder of resources for a test, removed with the object.
package final class TemporaryResources: Sendable {
  package let url: URL

  /// - Parameters:
  ///   - files: The files of the folder, by path.
  ///   - name: The name of the folder.
  package init(_ files: [String: Data], name: String = "app_Turtles.resources") throws {
    url = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID().uuidString)")
      .appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, data) in files { try add(path, data) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// The folder around the resources, where an executable would be.
  package var parent: URL { url.deletingLastPathComponent() }

  package var bundle: Bundle {
    get throws {
      guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
      return bundle
    }
  }

  package func add(_ path: String, _ data: Data) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// A PNG file of one pixel, with a tail of bytes that makes it differ from others.
  package static func png(_ tail: String = "") -> Data {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
      """
    return (Data(base64Encoded: text) ?? Data()) + Data(tail.utf8)
  }
}

extension [String: Data] {
  /// The files of an image set of one drawing.
  package static func drawing(_ name: String, isTemplate: Bool = false) -> Self {
    let intent = isTemplate ? #","properties":{"template-rendering-intent":"template"}"# : ""
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#
    return [
      "A.xcassets/\(name).imageset/Contents.json":
        Data(#"{"images":[{"idiom":"universal","filename":"d.svg"}]\#(intent)}"#.utf8),
      "A.xcassets/\(name).imageset/d.svg": Data(svg.utf8),
    ]
  }

  /// The files of an image set in two densities, in light and in dark.
  package static func picture(_ name: String) -> Self {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
    let entries = ["1", "2"].flatMap { scale in
      [("a", ""), ("b", dark)].map { stem, appearance in
        #"{\#(appearance)"idiom":"universal","filename":"\#(stem)\#(scale).png","scale":"\#(scale)x"}"#
      }
    }
    var files: Self = [
      "A.xcassets/\(name).imageset/Contents.json":
        Data(#"{"images":[\#(entries.joined(separator: ","))]}"#.utf8)
    ]
    for file in ["a1", "a2", "b1", "b2"] {
      files["A.xcassets/\(name).imageset/\(file).png"] = TemporaryResources.png("\(name) \(file)")
    }
    return files
  }

  /// The files of a colour set of hexadecimal colours.
  package static func color(
    _ name: String,
    _ light: String,
    dark: String? = nil,
    high: String? = nil
  )
    -> Self
  {
    func entry(_ hex: String?, _ appearance: String?) -> String? {
      guard let hex, let number = UInt32(hex, radix: 16) else { return nil }
      let parts = ["red": 16, "green": 8, "blue": 0].map { key, shift in
        "\"\(key)\":\"0x\(String((number >> UInt32(shift)) & 0xFF, radix: 16))\""
      }
      return "{\(appearance ?? "")\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\","
        + "\"components\":{\(parts.joined(separator: ",")),\"alpha\":\"1.000\"}}}"
    }
    let entries = [
      entry(light, nil),
      entry(dark, #""appearances":[{"appearance":"luminosity","value":"dark"}],"#),
      entry(high, #""appearances":[{"appearance":"contrast","value":"high"}],"#),
    ].compactMap { $0 }
    return [
      "A.xcassets/\(name).colorset/Contents.json":
        Data(#"{"colors":[\#(entries.joined(separator: ","))]}"#.utf8)
    ]
  }
}
