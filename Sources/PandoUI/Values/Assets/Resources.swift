public import Foundation

/// An image of an asset catalogue. The plugin `PandoAssets` writes a static member for each.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let search: ResourceSearch

  /// Makes a resource.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, with the folders that provide a namespace: `Icons/star`.
  ///   - bundle: The bundle of the catalogue, `.module` in most targets.
  public init(name: String, bundle: Bundle) {
    self.name = name
    search = .of(bundle)
  }
}

/// A colour of an asset catalogue. The plugin `PandoAssets` writes a static member for each.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let search: ResourceSearch

  /// Makes a resource.
  ///
  /// - Parameters:
  ///   - name: The name of a colour set, with the folders that provide a namespace: `Brand/soft`.
  ///   - bundle: The bundle of the catalogue, `.module` in most targets.
  public init(name: String, bundle: Bundle) {
    self.name = name
    search = .of(bundle)
  }
}
