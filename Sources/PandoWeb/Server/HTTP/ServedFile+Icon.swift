import Foundation
import PandoUI

extension ServedFile {
  /// Makes the file of the picture that browsers show beside the title.
  ///
  /// - Parameter icon: The application's picture; nil takes the library's own.
  init(icon: UIImage?) {
    self.init(
      name: "icon",
      extension: icon?.type.preferredFilenameExtension ?? "png",
      type: icon?.type.preferredMIMEType ?? "image/png",
      bytes: icon.map { Array($0.data) } ?? Self.defaultIcon
    )
  }

  /// The application's own picture: that of the configuration, or the icon of its asset catalogue.
  ///
  /// - Parameter pixels: The width that is wanted; the next larger size of the catalogue is taken.
  static func appIcon(_ configuration: ServerConfiguration, pixels: Double) -> UIImage? {
    if let icon = configuration.icon { return icon }
    let sizes = ResourceSearch.app.appIcon.filter { $0.type == .png }
      .sorted { $0.pixels < $1.pixels }
    let file = sizes.first { $0.pixels >= pixels } ?? sizes.last
    return file.flatMap { UIImage(contentsOfFile: $0.url.path) }
  }

  /// Makes the file of the picture that devices show for a page on their home screen; nil if the
  /// application has none.
  init?(touchIcon: UIImage?) {
    guard let touchIcon, touchIcon.type == .png else { return nil }
    self.init(name: "touch-icon", extension: "png", type: "image/png", bytes: Array(touchIcon.data))
  }

  /// A PNG file of 64 by 64 pixels.
  private static let defaultIcon = [UInt8](
    Data(base64Encoded: defaultIconText, options: .ignoreUnknownCharacters) ?? Data()
  )

  private static let defaultIconText = """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAABe0lEQVR42u2bvwrCMBDG8zTODj5A38DirNAncHBxcnRw
    KtTdycFFRxdBZyfBF+gjBEFcYw5aKNI/0doac9/BB1JIyf3MJZc0J4SBdcYDTyvUOmlJLWWpZNJH6qsn6pp+SaAVW+xw
    lajvwSeOd7Uuf+z4q8iXrqnzvuXDvE54+CbOK8fllw17yQCAzA0Hx2K+ck7Im+0VMwVZADFDAHE2yVFM5Ykka+IKIBRJ
    6sgVwEkwWfoKl0Tx7ZdG+81bmm9XahjNfgbh6wDq2O58bB2GVQBSO1zPqjcd8QVAdnvcVX8x4QugLQhWA0ghNBkO1gNI
    5wTWAMiaWh1aB0D/ZtYZ+k3PTJZIJwAUtZuulx+3dQIAqWokNBEGVgEgB8uM0manAVS1p70DACAEMAliGUQihFQYmyFs
    h3EggiMxHIriWPwvAbD/MGLb5zEAAAAAAAAAAAAAAAAAAACmwjU5XJTEVVnml6XZX5dHwQRKZlA0hbI5FE6idBbF02zL
    559K8qM6XDUiywAAAABJRU5ErkJggg==
    """
}
