// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker, which needs no permission."
)
extension PHPhotoLibrary {
  public static func authorizationStatus(for level: Any? = nil) -> Never {
    fatalError("unavailable")
  }
  public static func requestAuthorization(
    for level: Any? = nil,
    handler: @escaping (Never) -> Void
  ) { fatalError("unavailable") }
  public func performChanges(
    _ changes: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { fatalError("unavailable") }
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHAsset: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHPickerViewController: UnavailableMembers {
  public init() {}
  public init(configuration: PHPickerConfiguration) {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHPickerResult: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHImageManager: UnavailableMembers {
  public init() {}
}

/// A part of Photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHFetchOptions: UnavailableMembers {
  public init() {}
}

/// What a picker of photos shows.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
open class PHPickerConfiguration: UnavailableMembers {
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What is told of chosen photos.
@available(
  *,
  unavailable,
  message: "A server has no photos of a device. Use PhotosPicker."
)
public protocol PHPickerViewControllerDelegate: AnyObject {}
