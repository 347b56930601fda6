import Foundation

/// The images and colours of a folder of resources, by their names.
package struct AssetTable: Sendable {
  package var images: [String: ImageAsset] = [:]
  var colors: [String: ColorAsset] = [:]
  var icons: [String: [ImageFile]] = [:]

  init() {}

  /// Reads the catalogues in a folder, and finds its pictures.
  init(_ folder: ResourceFolder) {
    var pictures: [String: [ImageFile]] = [:]
    folder.visit { url, path, isFolder in
      if isFolder {
        let isCatalog = url.pathExtension == "xcassets"
        if isCatalog { read(url, prefix: "", in: folder) }
        return !isCatalog && url.pathExtension != "lproj"
      }
      let (name, scale) = Self.name(ofFile: path)
      if folder.contains(url), let file = ImageFile(url, scale: scale) {
        pictures[name, default: []].append(file)
      }
      return false
    }
    for (name, files) in pictures {
      // A name with its extension finds a file, too.
      for file in files {
        let full = name + "." + file.url.pathExtension
        add(ImageAsset(name: full, light: files.filter { $0.type == file.type }))
      }
      let type = files[0].type
      add(ImageAsset(name: name, light: files.filter { $0.type == type }))
    }
  }

  private mutating func add(_ image: ImageAsset) {
    if images[image.name] == nil { images[image.name] = image }
  }

  /// The name of an image in a file such as `photo@2x.png`, and its scale.
  private static func name(ofFile path: String) -> (String, Int?) {
    let name = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    if let mark = name.lastIndex(of: "@"),
      let scale = ImageFile.scale(String(name[name.index(after: mark)...]))
    {
      return (String(name[..<mark]), scale)
    }
    return (name, 1)
  }

  // MARK: Catalogues

  private mutating func read(_ url: URL, prefix: String, in folder: ResourceFolder) {
    for child in ResourceFolder.children(of: url) where child.isFolder {
      let name = prefix + child.url.deletingPathExtension().lastPathComponent
      let manifest = folder.file("Contents.json", in: child.url).flatMap { AssetManifest($0) }
      switch child.url.pathExtension {
      case "imageset":
        add(manifest?.image(name, child.url, folder) ?? ImageAsset(name: name, light: []))
      case "colorset":
        if let color = manifest?.color(name), colors[name] == nil { colors[name] = color }
      case "appiconset":
        icons[name] = manifest?.icon(child.url, folder)
      case "dataset", "symbolset", "spriteatlas", "stickersiconset", "brandassets": break
      default:
        let isNamespace = manifest?.properties?.providesNamespace ?? false
        read(child.url, prefix: isNamespace ? name + "/" : prefix, in: folder)
      }
    }
  }
}
