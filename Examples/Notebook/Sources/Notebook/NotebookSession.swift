import Observation
import PandoSharing

/// One run of the notebook: executes commands, and shows changes made meanwhile.
@MainActor
final class NotebookSession {
  let model: NotebookModel
  let page: NotebookPage
  private var observers: [Task<Void, Never>] = []

  init(model: NotebookModel, page: NotebookPage) {
    self.model = model
    self.page = page
  }

  /// Counts the launch, greets the user, and starts to observe.
  func open() {
    model.launch()
    page.open(model)
    observers = [
      Task { [model, page] in
        for await notes in model.$notes.values { page.showOutsideChange(to: notes) }
      },
      Task { [model, page] in
        for await trouble in Observations({ model.trouble }) { page.report(trouble) }
      },
    ]
  }

  /// Executes a line.
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

  /// Executes a command.
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

  /// Saves, and stops observing.
  ///
  /// - Returns: Whether everything is saved.
  func close() async -> Bool {
    defer { observers.forEach { $0.cancel() } }
    do {
      try await model.save()
      return true
    } catch {
      page.report(["The last save failed. \(error)"])
      return false
    }
  }
}
