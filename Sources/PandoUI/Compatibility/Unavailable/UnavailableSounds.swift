// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A short sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public typealias SystemSoundID = UInt32

/// Reads a short sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public func AudioServicesCreateSystemSoundID(
  _ url: Any,
  _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }

/// Forgets a short sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }

/// A setting of a recording.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public var AVFormatIDKey: String { "" }

/// A setting of a recording.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public var AVSampleRateKey: String { "" }

/// A setting of a recording.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public var AVNumberOfChannelsKey: String { "" }

/// A setting of a recording.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public var AVEncoderAudioQualityKey: String { "" }

/// A format of recordings.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public var kAudioFormatMPEG4AAC: UInt32 { 0 }

/// The quality of a recording.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public enum AVAudioQuality: Int, Sendable {
  case min, low, medium, high, max
}

/// What loads photos.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHCachingImageManager: UnavailableMembers {
  public init() {}
}

/// How photos are loaded.
@available(
  *,
  unavailable,
  message:
    "A server has no photos of a device. Use fileImporter with allowedContentTypes: [.image]."
)
open class PHImageRequestOptions: UnavailableMembers {
  public init() {}
}
