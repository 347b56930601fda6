import PandoSharing
import PandoUI

extension LiveSession {
  /// Shows a notice on the page while the database of a value that its views read cannot be
  /// reached.
  func followAbsences() {
    live.makeNotice = { [weak self] in
      guard let self, graph.readsAbsentStorage else { return "" }
      return ControlWord.databaseAway.text(in: live.language)
    }
    absences = StorageAbsences.shared.observe { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.live.updateNotice()
        self.sendOutline()
      }
    }
    live.updateNotice()
  }
}
