import Observation
import PandoSharing

/// One run of the notebook: carries out commands, and shows what changes meanwhile.
@MainActor
final class NotebookSession {
  let model: NotebookModel
  let page: NotebookPage
  private var observers: [Task<Void, Never>] = []

  init(model: NotebookModel, page: NotebookPage) {
    self.model = model
    self.page = page
  }

  /// Counts the launch, greets, and starts to observe.
  func open() {
    model.launch()
    page.open(model)
    observers = [
      Task { [model, page] in
        for await notes in model.$notes.values { page.showOutsideChange(to: notes) }
      },
      observeError(while: "reading the notes") { $0.$notes.loadError },
      observeError(while: "saving the notes") { $0.$notes.saveError },
      observeError(while: "saving the count of launches") { $0.$launchCount.saveError },
    ]
  }

  /// Carries out a line.
  ///
  /// - Returns: Whether to go on.
  func perform(_ line: String) -> Bool {
    do {
      return try Command(line).map(perform) ?? true
    } catch {
      page.print(error.text)
      return true
    }
  }

  /// Carries out a command.
  ///
  /// - Returns: Whether to go on.
  func perform(_ command: Command) -> Bool {
    switch command {
    case .add(let text): page.confirm("Added", model.add(text), in: model.notes)
    case .list: page.list(model.notes)
    case .done(let id): page.confirm("Changed", model.toggle(id), in: model.notes)
    case .remove(let id): page.confirm("Removed", model.remove(id), in: model.notes)
    case .help: page.print(Command.summary)
    case .quit: return false
    }
    return true
  }

  /// Saves, and stops to observe.
  ///
  /// - Returns: Whether everything is saved.
  func close() async -> Bool {
    defer { observers.forEach { $0.cancel() } }
    do {
      try await model.save()
      return true
    } catch {
      page.report(error, while: "saving before the end")
      return false
    }
  }

  private func observeError(
    while action: String,
    _ error: @escaping @MainActor @Sendable (NotebookModel) -> (any Error)?
  ) -> Task<Void, Never> {
    Task { [model, page] in
      for await error in Observations({ @MainActor in error(model).map(Failure.init) }) {
        if let error { page.report(error.error, while: action) }
      }
    }
  }
}

/// An error on its way through an asynchronous sequence.
private struct Failure: Sendable {
  var error: any Error
}
