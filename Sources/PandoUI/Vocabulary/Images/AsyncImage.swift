public import Foundation

/// An image that is loaded from an address.
///
/// The renderer loads it: for the program, an image with an address is there, and one without is
/// not. A placeholder is shown where there is no address.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// Shows the image as it is.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.url = url
    content = { $0.image }
  }

  /// Shows the image as a closure changes it, and something else where there is no address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: No effect here: images are drawn in points.
  ///   - content: Makes a view of the image.
  ///   - placeholder: What is shown where there is no address.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Shows what a closure makes of the phase: `.success` for an address, `.empty` for none.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - scale: No effect here: images are drawn in points.
  ///   - transaction: No effect here: an image appears at once.
  ///   - content: Makes a view of the phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// What is shown of the image.
  public var body: some View {
    content(url.map { .success(Image(source: .file($0.absoluteString))) } ?? .empty)
  }
}

/// How far an image is loaded.
public enum AsyncImagePhase: Sendable {
  /// There is no image.
  case empty
  /// There is one.
  case success(Image)
  /// There is none, for a reason.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The reason why there is none, if one is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
