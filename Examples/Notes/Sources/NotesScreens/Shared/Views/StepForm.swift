import Pando

/// One step of several: its fields, and the button to continue.
struct StepForm<Fields: View>: View {
  let title: LocalizedStringKey
  let number: Int
  let button: LocalizedStringKey
  let next: SignalEmitter
  let isReady: Bool
  /// The work under way, which the button shows in place of its title.
  let work: LocalizedStringKey?
  let fields: Fields

  init(
    _ title: LocalizedStringKey,
    number: Int,
    button: LocalizedStringKey = "Continue",
    next: SignalEmitter,
    isReady: Bool,
    work: LocalizedStringKey? = nil,
    @ViewBuilder fields: () -> Fields
  ) {
    (self.title, self.number, self.button) = (title, number, button)
    (self.next, self.isReady, self.work) = (next, isReady, work)
    self.fields = fields()
  }

  var body: some View {
    Form {
      fields
      Section {
        Button(emitter: next) {
          HStack {
            if work != nil { ProgressView().controlSize(.small) }
            Text(work ?? button)
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isReady || work != nil)
      } footer: {
        Text("Step \(number) of 4")
      }
    }
    // Return in a field continues too.
    .onSubmit { if isReady, work == nil { next.send() } }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A section with one field.
///
/// Its errors are shown once the field was left, or Return was pressed in it, and from then on
/// during corrections.
struct FieldSection<Field: View, Title: View, Notice: View>: View {
  let text: String?
  let errors: [String]
  let isAnswer: Bool
  let field: Field
  let title: Title
  let notice: Notice
  @State private var wasLeft = false
  @FocusState private var isFocused: Bool

  /// - Parameters:
  ///   - text: The typed text: an empty field has no error before the first input. Nil if it was
  ///     filled from the beginning.
  ///   - errors: The errors, which are shown once the field was left.
  ///   - isAnswer: Whether the errors are an answer of a service, which comes later than the
  ///     typing.
  ///   - field: The field.
  ///   - title: The title above the field.
  ///   - notice: The notice below the field, whether the field was left or not.
  init(
    _ text: String? = nil,
    errors: [String],
    isAnswer: Bool = false,
    @ViewBuilder field: () -> Field,
    @ViewBuilder title: () -> Title = { EmptyView() },
    @ViewBuilder notice: () -> Notice = { EmptyView() }
  ) {
    (self.text, self.errors, self.isAnswer, self.field) = (text, errors, isAnswer, field())
    (self.title, self.notice) = (title(), notice())
  }

  var body: some View {
    Section {
      field
        .focused($isFocused)
        .onSubmit { wasLeft = true }
        .onChange(of: isFocused) { if !isFocused { wasLeft = true } }
        .fieldError(isSaid ? errors.first : nil)
    } header: {
      title
    } footer: {
      notice
    }
  }

  private var isSaid: Bool { isAnswer || wasLeft && text?.isEmpty != true }
}

/// The errors of an input; nothing before the first input.
struct Problems: View {
  let errors: [String]
  let isTyped: Bool

  var body: some View {
    if isTyped, let error = errors.first {
      Label(error, systemImage: "exclamationmark.circle").foregroundStyle(.red)
    }
  }
}
