import PandoSharing
import PandoUI

extension LiveSession {
  /// What a page says while a value that it shows has a database that cannot be reached.
  nonisolated static let absenceNotice =
    "The database cannot be reached. What you change is saved when it can."

  /// Has the page say by itself that the database of a value that its views read cannot be reached.
  func followAbsences() {
    live.makeNotice = { [weak self] in
      self?.graph.readsAbsentStorage == true ? Self.absenceNotice : ""
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
