import Pando
import PandoReducers

/// Keeps what happens in an import, to show it as a test.
typealias ImportRecorder = StoreRecorder<ImportNotes.State, ImportNotes.Action>

extension StoreRecorder where State == ImportNotes.State, Action == ImportNotes.Action {
  /// One that a visitor begins. Each step keeps the state after it, in which everybody's notes and the file are:
  /// a page of a server that anybody opens keeps few steps, of small states.
  static var forVisitors: Self {
    Self(limit: 200, maxStateSize: 64_000, isRecording: false)
  }
}

extension Recording where State == ImportNotes.State, Action == ImportNotes.Action {
  /// The session as a file of tests. Where the server keeps what is sent to it is not told.
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
