public import Foundation

/// A photo or a film that was chosen: a file that the browser has uploaded.
///
/// The file is in a folder of the session and is removed when the session ends, so load what is to stay.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How the bytes of a photo are encoded, which are always those of the chosen file.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system prefers.
    public static let automatic = Self(name: "automatic")
    /// As they are.
    public static let current = Self(name: "current")
    /// In a form that most applications read.
    public static let compatible = Self(name: "compatible")
  }

  let file: URL

  /// The identifier in a library of photos; always nil, because the browser gives none.
  public var itemIdentifier: String? { nil }

  /// The types of the file, which its name decides.
  public var supportedContentTypes: [UTType] {
    UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Reads the item as a value.
  ///
  /// - Parameter type: The type of the value: `Data`, `Image`, or a type that is made of data.
  /// - Returns: nil if the file is no such value: browsers and servers decode not all images alike.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let bytes = try await Self.bytes(of: file)
    if type == Image.self { return UIImage(data: bytes).map { Image(uiImage: $0) } as? T }
    return T.value(from: bytes.base64EncodedString())
  }

  /// Reads the item as a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Called on the main actor with the value, or with nil if the file is no such value.
  /// - Returns: The progress, which ends with the call.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @MainActor (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  @concurrent
  private static func bytes(of file: URL) async throws -> Data { try Data(contentsOf: file) }
}

/// The kinds of photos that are asked for.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  /// Pictures.
  public static let images = Self(types: [.image])
  /// Films.
  public static let videos = Self(types: [.movie])
  /// Pictures with a movement; here any pictures.
  public static let livePhotos = images
  /// Pictures of a screen; here any pictures.
  public static let screenshots = images
  /// Pictures with a depth; here any pictures.
  public static let depthEffectPhotos = images
  /// Pictures that are very wide; here any pictures.
  public static let panoramas = images
  /// Films of a screen; here any films.
  public static let screenRecordings = videos
  /// Slowed films; here any films.
  public static let slomoVideos = videos
  /// Films that skip time; here any films.
  public static let timelapseVideos = videos

  /// What passes one of several filters.
  ///
  /// - Parameter subfilters: The filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: both.filter { type in subfilters.contains { $0.types.contains(type) } })
  }

  /// What passes all of several filters.
  ///
  /// - Parameter subfilters: The filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: both.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
  }

  /// What a filter leaves out. Of pictures all are left in, because their kinds are not told apart.
  ///
  /// - Parameter filter: The filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: filter == videos ? [.image] : both)
  }

  static let both: [UTType] = [.image, .movie]
}

/// How a choice of several photos behaves, which the dialog of the browser decides.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// As the system prefers.
  public static let `default` = Self(name: "default")
  /// In the order in which they are chosen.
  public static let ordered = Self(name: "ordered")
  /// At each change.
  public static let continuous = Self(name: "continuous")
  /// At each change, in order.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

/// The library of photos, which a browser does not open to pages.
public final class PHPhotoLibrary: Sendable {
  private init() {}
  private static let library = PHPhotoLibrary()

  /// The one library.
  public static func shared() -> PHPhotoLibrary { library }
}
