// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A player of films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public struct VideoPlayer: View {
  public init(player: AVPlayer?) {}
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> some View) {}
  public var body: some View { EmptyView() }
}

/// A player.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVPlayer: UnavailableMembers {
  public init() {}
  public init(url: URL) {}
  public init(playerItem: AVPlayerItem?) {}
}

/// What is played.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVPlayerItem: UnavailableMembers {
  public init(url: URL) {}
  public init(asset: AVAsset) {}
}

/// A film or a sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAsset: UnavailableMembers {
  public init(url: URL) {}
}

/// A layer that plays.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVPlayerLayer: UnavailableMembers {
  public init() {}
  public init(player: AVPlayer?) {}
}

/// What plays again and again.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVPlayerLooper: UnavailableMembers {
  public init(player: AVPlayer, templateItem: AVPlayerItem) {}
}

/// A player of UIKit.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVPlayerViewController: UnavailableMembers {
  public init() {}
}

/// A player of sounds.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioPlayer: UnavailableMembers {
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {}
  public init(data: Data, fileTypeHint: String? = nil) throws {}
}

/// A recorder.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioRecorder: UnavailableMembers {
  public init(url: URL, settings: [String: Any]) throws {}
}

/// What an application does with sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioSession: UnavailableMembers {
  public init() {}
  public struct Category {
    public static var playback: Self { .init() }
    public static var ambient: Self { .init() }
    public static var record: Self { .init() }
    public static var playAndRecord: Self { .init() }
  }
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public func setCategory(_ category: Category, mode: Any? = nil, options: Any? = nil) throws {}
  public func setActive(_ isActive: Bool) throws {}
}

/// A graph of sounds.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioEngine: UnavailableMembers {
  public init() {}
}

/// A file of sounds.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioFile: UnavailableMembers {
  public init(forReading url: URL) throws {}
}

/// Samples of sounds.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAudioPCMBuffer: UnavailableMembers {
  public init() {}
}

/// A maker of pictures of films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVAssetImageGenerator: UnavailableMembers {
  public init(asset: AVAsset) {}
}

/// A voice.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVSpeechSynthesizer: UnavailableMembers {
  public init() {}
}

/// What a voice says.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVSpeechUtterance: UnavailableMembers {
  public init(string: String) {}
}

/// The voice of a language.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVSpeechSynthesisVoice: UnavailableMembers {
  public init?(language: String?) {}
}

/// A time of a film.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class CMTime: UnavailableMembers {
  public init() {}
  public init(seconds: Double, preferredTimescale: Int32) {}
  public init(value: Int64, timescale: Int32) {}
}

/// Pictures of a camera.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureSession: UnavailableMembers {
  public init() {}
}

/// A camera.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureDevice: UnavailableMembers {
  public init() {}
}

/// What a camera sees.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureDeviceInput: UnavailableMembers {
  public init(device: AVCaptureDevice) throws {}
}

/// Photos.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCapturePhotoOutput: UnavailableMembers {
  public init() {}
}

/// A layer that shows what a camera sees.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureVideoPreviewLayer: UnavailableMembers {
  public init(session: AVCaptureSession) {}
}

/// Codes that a camera sees.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureMetadataOutput: UnavailableMembers {
  public init() {}
}

/// A connection of a camera.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVCaptureConnection: UnavailableMembers {
  public init() {}
}

/// A code that a camera sees.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVMetadataObject: UnavailableMembers {
  public init() {}
}

/// A code that a camera sees.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVMetadataMachineReadableCodeObject: UnavailableMembers {
  public init() {}
}

/// A player of several.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVQueuePlayer: AVPlayer {}

/// A film or a sound.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
open class AVURLAsset: AVAsset {}

/// What is told of sounds and films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public protocol AVAudioPlayerDelegate: AnyObject {}

/// What is told of sounds and films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public protocol AVSpeechSynthesizerDelegate: AnyObject {}

/// What is told of sounds and films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}

/// What is told of sounds and films.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}

/// Plays a sound of the system.
@available(
  *,
  unavailable,
  message:
    "A server plays and records nothing. Let the browser play it: open its address with a Link."
)
public func AudioServicesPlaySystemSound(_ sound: UInt32) {}
