public import Foundation

/// An image that the browser loads from an address.
///
/// The phase is `.success` for an address, so that the browser begins to load with the first paint, and `.empty` without one. It
/// becomes `.failure` when the browser reports that it could not load the image. The placeholder appears where there is no
/// address, and where loading failed.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  /// The address that could not be loaded.
  @State private var failed: URL?

  /// Shows the image as it is.
  ///
  /// - Parameters:
  ///   - url: The address, which the browser loads; nil shows no image.
  ///   - scale: No effect here: images are drawn in points.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.url = url
    content = { $0.image }
  }

  /// Shows the view that a closure makes of the image, or a placeholder where there is none.
  ///
  /// - Parameters:
  ///   - url: The address, which the browser loads; nil shows no image.
  ///   - scale: No effect here: images are drawn in points.
  ///   - content: Makes a view of the image, at each evaluation.
  ///   - placeholder: Makes the view that is shown where there is no address, or loading failed.
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

  /// Shows the view that a closure makes of the phase: `.success` for an address, `.empty` for
  /// none, `.failure` for one that could not be loaded.
  ///
  /// - Parameters:
  ///   - url: The address, which the browser loads; nil shows no image.
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

  /// The view that the closure makes.
  public var body: some View {
    content(phase).environment(
      \.imageFailure,
      url.map { url in ImageFailure(address: url.absoluteString) { failed = url } }
    )
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard failed != url else { return .failure(URLError(.resourceUnavailable)) }
    return .success(Image(source: .file(url.absoluteString)))
  }
}

/// The action for an image that cannot be loaded.
struct ImageFailure {
  /// The address of the image; others around it may be loaded all the same.
  let address: String
  let note: @MainActor () -> Void
}

private enum ImageFailureKey: EnvironmentKey {
  static var defaultValue: ImageFailure? { nil }
}

extension EnvironmentValues {
  /// The action of the surrounding `AsyncImage` for an image that cannot be loaded.
  var imageFailure: ImageFailure? {
    get { self[ImageFailureKey.self] }
    set { self[ImageFailureKey.self] = newValue }
  }
}

/// The phase of an image's loading.
public enum AsyncImagePhase: Sendable {
  /// There is no image.
  case empty
  /// There is an image with an address.
  case success(Image)
  /// There is no image, because of an error.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error, if there is one.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
