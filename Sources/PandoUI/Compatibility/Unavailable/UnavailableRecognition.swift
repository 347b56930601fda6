// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A question about a picture.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNRequest: UnavailableMembers {}

/// What answers questions about a picture.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNImageRequestHandler: UnavailableMembers {}

/// What reads words in a picture.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNRecognizeTextRequest: UnavailableMembers {}

/// What says what is in a picture.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNCoreMLRequest: UnavailableMembers {}

/// What finds faces.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNDetectFaceRectanglesRequest: UnavailableMembers {}

/// What was read.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNRecognizedTextObservation: UnavailableMembers {}

/// What is in a picture.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNClassificationObservation: UnavailableMembers {}

/// A model for pictures.
@available(
  *,
  unavailable,
  message: "There is no Vision. Send the picture to a service that recognizes it."
)
open class VNCoreMLModel: UnavailableMembers {}

/// A model that was trained.
@available(
  *,
  unavailable,
  message: "There is no Core ML. Call a service that runs the model."
)
open class MLModel: UnavailableMembers {}

/// The settings of a model.
@available(
  *,
  unavailable,
  message: "There is no Core ML. Call a service that runs the model."
)
open class MLModelConfiguration: UnavailableMembers {
  public init() {}
}

/// Numbers for a model.
@available(
  *,
  unavailable,
  message: "There is no Core ML. Call a service that runs the model."
)
open class MLMultiArray: UnavailableMembers {}

/// What hears words.
@available(
  *,
  unavailable,
  message: "A server hears no microphone. Browsers offer dictation in TextField and TextEditor."
)
open class SFSpeechRecognizer: UnavailableMembers {}

/// A question for words.
@available(
  *,
  unavailable,
  message: "A server hears no microphone. Browsers offer dictation in TextField and TextEditor."
)
open class SFSpeechAudioBufferRecognitionRequest: UnavailableMembers {
  public init() {}
}

/// The work of hearing words.
@available(
  *,
  unavailable,
  message: "A server hears no microphone. Browsers offer dictation in TextField and TextEditor."
)
open class SFSpeechRecognitionTask: UnavailableMembers {}

/// What finds the parts of speech.
@available(
  *,
  unavailable,
  message:
    "There is no NaturalLanguage. Split words with split(separator:) or a Regex, or call a service."
)
open class NLTagger: UnavailableMembers {}

/// What splits a text.
@available(
  *,
  unavailable,
  message:
    "There is no NaturalLanguage. Split words with split(separator:) or a Regex, or call a service."
)
open class NLTokenizer: UnavailableMembers {}

/// What recognizes a language.
@available(
  *,
  unavailable,
  message:
    "There is no NaturalLanguage. Split words with split(separator:) or a Regex, or call a service."
)
open class NLLanguageRecognizer: UnavailableMembers {
  public init() {}
}

/// A model of words.
@available(
  *,
  unavailable,
  message:
    "There is no NaturalLanguage. Split words with split(separator:) or a Regex, or call a service."
)
open class NLModel: UnavailableMembers {}

/// What sees a room.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class ARSession: UnavailableMembers {}

/// The settings of what sees a room.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class ARWorldTrackingConfiguration: UnavailableMembers {
  public init() {}
}

/// A place in a room.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class ARAnchor: UnavailableMembers {}

/// A view of a room.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class ARView: UnavailableMembers {}

/// A view of a scene in a room.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class ARSCNView: UnavailableMembers {}

/// A view that Metal draws.
@available(
  *,
  unavailable,
  message: "A browser draws no such scene. Show a picture or a video, or draw with Canvas."
)
open class MTKView: UnavailableMembers {}

/// What a pencil draws on.
@available(
  *,
  unavailable,
  message: "A browser has no such canvas. Draw in a Canvas with a DragGesture."
)
open class PKCanvasView: UnavailableMembers {}

/// What was drawn.
@available(
  *,
  unavailable,
  message: "A browser has no such canvas. Draw in a Canvas with a DragGesture."
)
open class PKDrawing: UnavailableMembers {
  public init() {}
}

/// The tools of a pencil.
@available(
  *,
  unavailable,
  message: "A browser has no such canvas. Draw in a Canvas with a DragGesture."
)
open class PKToolPicker: UnavailableMembers {}
