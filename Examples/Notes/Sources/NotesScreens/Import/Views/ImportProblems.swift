import Pando
import PandoReducers

/// Says why a file cannot be read, in place of its contents.
struct UnusableFile: View {
  let name: String
  let problem: ImportProblem

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(name.isEmpty ? "The file" : name) cannot be imported").fontWeight(.medium)
        Text(verbatim: problem.words.capitalizedFirst)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.red)
    }
    .accessibilityIdentifier("problem")
  }
}

/// The notes that could not be saved, and a button to retry.
struct FailedNotes: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    let failed = store.failed
    if !failed.isEmpty {
      Section {
        ForEach(failed) { item in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: item.note.title).fontWeight(.medium)
            Text(verbatim: item.failure ?? "")
              .font(.subheadline)
              .foregroundStyle(.red)
          }
        }
        Button(failed.count == 1 ? "Try it again" : "Try them again") {
          store.send(.retryButtonTapped)
        }
        .disabled(store.phase != .finished)
      } header: {
        Text("Not saved")
      }
    }
  }
}

/// The lines of the file that are not notes.
struct UnreadLines: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    if let file = store.file, file.problemCount > 0 {
      let rest = file.problemCount - file.problems.count
      Section {
        if file.notes.isEmpty {
          Text("There is no note in \(store.fileName) that can be read.").fontWeight(.medium)
        }
        ForEach(Array(file.problems.enumerated()), id: \.offset) { _, problem in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: problem.title).fontWeight(.medium)
            Text(verbatim: problem.remedy).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      } header: {
        Text("Could not be read")
      } footer: {
        if rest > 0 { Text("And \(rest) more.") }
      }
    }
  }
}

/// Examples of files with notes.
struct FileSamples: View {
  var body: some View {
    Section {
      Text(verbatim: MarkdownNotes.sample).font(.footnote.monospaced())
    } header: {
      Text("Markdown")
    } footer: {
      Text("A heading of the first level begins a note; what stands below it is its text.")
    }
    Section {
      Text(verbatim: CSVNotes.sample).font(.footnote.monospaced())
    } header: {
      Text("CSV")
    } footer: {
      Text("The first line names the columns, in any order. Only “title” has to be there.")
    }
  }
}

extension ImportProblem {
  /// The line and the problem.
  fileprivate var title: String {
    (line.map { "Line \($0): " } ?? "") + "\(what)."
  }
}

extension String {
  /// The string with an uppercase first letter.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
