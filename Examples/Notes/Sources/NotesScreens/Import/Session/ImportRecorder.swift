import Pando
import PandoReducers

/// Records an import, to show it as a test.
typealias ImportRecorder = StoreRecorder<ImportNotes.State, ImportNotes.Action>

extension StoreRecorder where State == ImportNotes.State, Action == ImportNotes.Action {
  /// A recorder that a visitor starts.
  ///
  /// Each step keeps the state after it, which contains all notes and the file. Anyone can open
  /// pages of a server, so only few steps and small states are kept.
  static var forVisitors: Self {
    Self(limit: 200, maxStateSize: 64_000, isRecording: false)
  }
}

extension Recording where State == ImportNotes.State, Action == ImportNotes.Action {
  /// The recording as a test file, without the server's path of uploads.
  var file: String {
    var recording = self
    for (index, step) in steps.enumerated() {
      guard case .fileChosen(.success(let file)) = step.action else { continue }
      let named = URL(filePath: "/uploads/\(file.lastPathComponent)")
      recording.steps[index].action = .fileChosen(.success(named))
    }
    return """
      import Foundation
      import Pando
      import PandoReducers
      import PandoTesting
      import Testing

      @testable import NotesScreens

      \(recording.source)
      """
  }
}
