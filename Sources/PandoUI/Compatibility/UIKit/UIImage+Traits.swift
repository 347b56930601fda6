public import Foundation

extension UIImage {
  /// Reads an image of the application, in the file with the most pixels.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  ///   - traits: No effect here: a picture holds one file.
  /// - Returns: nil if there is none, which is reported once, or if it is a drawing (SVG), which only
  ///   ``Image`` shows.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }
}
