import Pando
import PandoReducers

/// Adds the notes of a Markdown or CSV file to the shared notes, one after the other.
@Reducer
struct ImportNotes {
  @ObservableState
  struct State: Equatable {
    /// The notes of all visitors.
    @Shared(.notes) var notes
    var phase = Phase.choosing
    var isFileImporterPresented = false
    /// The name of the last chosen file.
    var fileName = ""
    /// The contents of the file, once it was read.
    var file: ImportedNotes?
    /// The reason why the file could not be read.
    var problem: ImportProblem?
    /// The notes to add, in the order of the file.
    var items: IdentifiedArrayOf<Item> = []
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
  }

  /// The progress of the import.
  enum Phase: Equatable {
    /// A file may be chosen.
    case choosing
    case reading
    /// The visitor is asked whether to add the notes.
    case confirming
    /// The import pauses between two notes, so that other open pages can keep up.
    case pausing
    case saving
    /// The visitor has stopped the import, and the last note is not saved yet.
    case stopping
    case finished
    /// The number of notes that were removed again.
    case undone(Int)
  }

  /// A note to add, and its outcome.
  struct Item: Equatable, Identifiable {
    let note: Note
    var outcome = Outcome.waiting

    var id: Note.ID { note.id }
  }

  enum Outcome: Equatable {
    case waiting, added, cancelled
    case failed(String)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case chooseButtonTapped
    case fileChosen(Result<URL, any Error>)
    case fileRead(Result<ImportedNotes, ImportProblem>)
    case confirmation(PresentationAction<Confirmation>)
    case pauseEnded
    case noteSaved(Note.ID)
    case noteFailed(Note.ID, reason: String)
    case cancelButtonTapped
    case retryButtonTapped
    case undoButtonTapped

    @CasePathable
    enum Confirmation { case addButtonTapped }
  }

  /// The pause before each note.
  static let pause: Duration = .milliseconds(20)

  enum CancelID { case reading, pause }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.fileReader) var fileReader
  @Dependency(\.noteSaver) var noteSaver
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .chooseButtonTapped:
        guard !state.isBusy else { return .none }
        state.isFileImporterPresented = true
        return .none

      case .fileChosen(.success(let file)):
        guard !state.isBusy else { return .none }
        state.forget()
        state.fileName = file.lastPathComponent
        state.phase = .reading
        return read(file)

      case .fileChosen(.failure):
        guard !state.isBusy else { return .none }
        state.forget()
        state.problem = .unreadable
        return .none

      case .fileRead(.success(let file)):
        state.file = file
        state.phase = file.notes.isEmpty ? .choosing : .confirming
        state.confirmation = file.notes.isEmpty ? nil : .add(file, named: state.fileName)
        return .none

      case .fileRead(.failure(let problem)):
        state.problem = problem
        state.phase = .choosing
        return .none

      case .confirmation(.presented(.addButtonTapped)):
        guard let file = state.file else { return .none }
        state.items = items(of: file, behind: state.notes.count)
        return goOn(&state)

      case .confirmation(.dismiss):
        // The problems stay on the page, for visitors who want to correct the file first.
        state.phase = .choosing
        return .none

      case .pauseEnded:
        return save(&state)

      case .noteSaved(let id):
        return settle(id, .added, &state)

      case .noteFailed(let id, let reason):
        return settle(id, .failed(reason), &state)

      case .cancelButtonTapped:
        return cancel(&state)

      case .retryButtonTapped:
        guard state.phase == .finished else { return .none }
        for id in state.failed.map(\.id) { state.items[id: id]?.outcome = .waiting }
        return goOn(&state)

      case .undoButtonTapped:
        state.undo()
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}
