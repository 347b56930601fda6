import Pando
import PandoReducers

extension ImportNotes {
  /// Reads a file away from the main actor.
  func read(_ file: URL) -> Effect<Action> {
    .run { [fileReader] send in
      let limits = ImportLimits()
      do {
        // One byte more than allowed shows that the file is too large.
        let data = try await fileReader.read(file: file, most: limits.fileSize + 1)
        let notes = try ImportedNotes.read(data, named: file.lastPathComponent, limits: limits)
        await send(.fileRead(.success(notes)))
      } catch let problem as ImportProblem {
        await send(.fileRead(.failure(problem)))
      } catch {
        await send(.fileRead(.failure(.unreadable)))
      }
    }
    .cancellable(id: CancelID.reading)
  }

  /// Makes notes from the contents of a file.
  ///
  /// - Parameters:
  ///   - file: The contents of the file.
  ///   - count: The number of existing notes. Notes without a colour continue its sequence of
  ///     colours.
  func items(of file: ImportedNotes, behind count: Int) -> IdentifiedArrayOf<Item> {
    let colors = Swatch.allCases
    let items = file.notes.enumerated().map { index, draft in
      Item(
        note: Note(
          id: uuid(),
          title: draft.title,
          text: draft.text,
          color: draft.color ?? colors[(count + index) % colors.count],
          created: draft.created ?? now
        )
      )
    }
    return IdentifiedArray(items, uniquingIDsWith: { first, _ in first })
  }

  /// Pauses before the next note, or finishes if there is none.
  func goOn(_ state: inout State) -> Effect<Action> {
    guard state.next != nil else {
      state.phase = .finished
      return .none
    }
    state.phase = .pausing
    return .run { [clock] send in
      try await clock.sleep(for: Self.pause)
      await send(.pauseEnded)
    }
    .cancellable(id: CancelID.pause)
  }

  /// Saves the next note.
  func save(_ state: inout State) -> Effect<Action> {
    guard state.phase == .pausing, let item = state.next else { return .none }
    state.phase = .saving
    let predecessor = state.predecessor(of: item.id)
    return .run { [noteSaver] send in
      do {
        try await noteSaver.save(note: item.note, after: predecessor)
        await send(.noteSaved(item.id))
      } catch {
        await send(.noteFailed(item.id, reason: error.reason))
      }
    }
  }

  /// Records the outcome of a note, and continues unless the visitor has stopped the import.
  func settle(_ id: Note.ID, _ outcome: Outcome, _ state: inout State) -> Effect<Action> {
    state.items[id: id]?.outcome = outcome
    guard state.phase == .stopping else { return goOn(&state) }
    state.stop()
    return .none
  }

  /// Stops the import. A note that is being saved is waited for, so that the outcome of each note is known.
  func cancel(_ state: inout State) -> Effect<Action> {
    switch state.phase {
    case .reading:
      state.forget()
      return .cancel(id: CancelID.reading)
    case .pausing:
      state.stop()
      return .cancel(id: CancelID.pause)
    case .saving:
      state.phase = .stopping
      return .none
    case .choosing, .confirming, .stopping, .finished, .undone:
      return .none
    }
  }
}

extension ImportProblem {
  /// A file that could not be opened.
  static let unreadable = ImportProblem(
    "the file could not be opened",
    remedy: "Choose it once more."
  )
}
