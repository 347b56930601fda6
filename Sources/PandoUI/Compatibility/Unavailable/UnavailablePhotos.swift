// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A button that asks for photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
public struct PhotosPicker: View {
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching: PHPickerFilter? = nil,
    preferredItemEncoding: Any? = nil,
    photoLibrary: Any? = nil,
    @ViewBuilder label: () -> some View
  ) {}
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: Any? = nil,
    matching: PHPickerFilter? = nil,
    preferredItemEncoding: Any? = nil,
    photoLibrary: Any? = nil,
    @ViewBuilder label: () -> some View
  ) {}
  public init(
    _ title: String,
    selection: Binding<PhotosPickerItem?>,
    matching: PHPickerFilter? = nil,
    photoLibrary: Any? = nil
  ) {}
  public init(
    _ title: String,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching: PHPickerFilter? = nil,
    photoLibrary: Any? = nil
  ) {}
  public var body: some View { EmptyView() }
}

/// A chosen photo.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
public struct PhotosPickerItem: UnavailableMembers, Hashable, Sendable {
  public init(itemIdentifier: String) {}
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? { nil }
}

/// The kinds of photos that are asked for.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
public struct PHPickerFilter {
  public static var images: Self { .init() }
  public static var videos: Self { .init() }
  public static var livePhotos: Self { .init() }
  public static var screenshots: Self { .init() }
  public static func any(of filters: [Self]) -> Self { .init() }
  public static func not(_ filter: Self) -> Self { .init() }
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHPhotoLibrary: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHAsset: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHPickerViewController: UnavailableMembers {
  public init() {}
  public init(configuration: PHPickerConfiguration) {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHPickerResult: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHImageManager: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHFetchOptions: UnavailableMembers {
  public init() {}
}

/// What a picker of photos shows.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHPickerConfiguration: UnavailableMembers {
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What is told of chosen photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
public protocol PHPickerViewControllerDelegate: AnyObject {}

@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
extension View {
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching: PHPickerFilter? = nil,
    preferredItemEncoding: Any? = nil,
    photoLibrary: Any? = nil
  ) -> Self { self }
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: Any? = nil,
    matching: PHPickerFilter? = nil,
    preferredItemEncoding: Any? = nil,
    photoLibrary: Any? = nil
  ) -> Self { self }
}
