import Pando
import PandoReducers

/// Adds the notes of a Markdown or CSV file to everybody's, one after the other.
@Reducer
struct ImportNotes {
  @ObservableState
  struct State: Equatable {
    /// Everybody's notes.
    @Shared(.notes) var notes
    var phase = Phase.choosing
    var isFileImporterPresented = false
    /// The name of the file that was chosen last.
    var fileName = ""
    /// What is in it, once it was read.
    var file: ImportedNotes?
    /// Why it could not be read.
    var problem: ImportProblem?
    /// What is added, in the order of the file.
    var items: IdentifiedArrayOf<Item> = []
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
  }

  /// How far it is.
  enum Phase: Equatable {
    /// A file may be chosen.
    case choosing
    case reading
    /// The visitor is asked whether to add what the file holds.
    case confirming
    /// Between two notes: the others who have the page open are to keep up.
    case pausing
    case saving
    /// The visitor does not want more, and the last note is not kept yet.
    case stopping
    case finished
    /// As many notes were taken back.
    case undone(Int)
  }

  /// A note that is to be added, and what became of it.
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

  /// How long it waits before each note.
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
        // What could not be read stays on the page, for whoever wants to mend the file first.
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
