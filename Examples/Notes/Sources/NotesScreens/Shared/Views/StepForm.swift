import Pando

/// One step of several: its fields, and the button to continue with what is missing before it can.
struct StepForm<Fields: View, Notice: View>: View {
  let title: LocalizedStringKey
  let number: Int
  let button: LocalizedStringKey
  let next: SignalEmitter
  let isReady: Bool
  /// What keeps the visitor from going on.
  let missing: LocalizedStringKey?
  /// The work under way, which the button shows in place of its title.
  let work: LocalizedStringKey?
  /// What is said below the fields.
  let notice: Notice
  let fields: Fields
  /// Whether Return was pressed before the step was complete.
  @State private var wasAsked = false

  init(
    _ title: LocalizedStringKey,
    number: Int,
    button: LocalizedStringKey = "Continue",
    next: SignalEmitter,
    isReady: Bool,
    missing: LocalizedStringKey? = nil,
    work: LocalizedStringKey? = nil,
    @ViewBuilder fields: () -> Fields,
    @ViewBuilder notice: () -> Notice = { EmptyView() }
  ) {
    (self.title, self.number, self.button) = (title, number, button)
    (self.next, self.isReady, self.missing, self.work) = (next, isReady, missing, work)
    (self.fields, self.notice) = (fields(), notice())
  }

  var body: some View {
    Form {
      Section {
        fields
      } header: {
        Text("Step \(number) of 4")
      } footer: {
        notice
      }
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
        if let missing, !isReady {
          Text(missing).foregroundStyle(wasAsked ? .red : .secondary)
        }
      }
    }
    // Return in a field continues too.
    .onSubmit(goOn)
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func goOn() {
    guard work == nil else { return }
    if isReady { return next.send() }
    wasAsked = true
    // Announced to those who do not see the words below the button.
    if let missing { AccessibilityNotification.Announcement(missing).post() }
  }
}

/// A field with its errors.
///
/// Its errors are shown once the field was left, or Return was pressed in it, and from then on
/// during corrections.
struct CheckedField<Field: View>: View {
  let text: String?
  let errors: [String]
  let isAnswer: Bool
  let isFirst: Bool
  let field: Field
  @State private var wasLeft = false
  @FocusState private var isFocused: Bool

  /// - Parameters:
  ///   - text: The typed text: an empty field has no error before the first input. Nil if it was
  ///     filled from the beginning.
  ///   - errors: The errors, which are shown once the field was left.
  ///   - isAnswer: Whether the errors are an answer of a service, which comes later than the
  ///     typing.
  ///   - isFirst: Whether the field has the focus when it appears.
  ///   - field: The field.
  init(
    _ text: String? = nil,
    errors: [String],
    isAnswer: Bool = false,
    isFirst: Bool = false,
    @ViewBuilder field: () -> Field
  ) {
    (self.text, self.errors, self.isAnswer) = (text, errors, isAnswer)
    (self.isFirst, self.field) = (isFirst, field())
  }

  var body: some View {
    field
      .focused($isFocused)
      .onSubmit { wasLeft = true }
      // An empty field that was left has no error yet: the user may fill in another one first.
      .onChange(of: isFocused) { if !isFocused, text?.isEmpty != true { wasLeft = true } }
      .fieldError(isSaid ? errors.first : nil)
      .onAppear { if isFirst { isFocused = true } }
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
