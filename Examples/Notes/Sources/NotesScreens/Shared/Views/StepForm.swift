import Pando

/// One step of several: its fields, and the button to continue.
struct StepForm<Fields: View>: View {
  let title: LocalizedStringKey
  let number: Int
  let button: LocalizedStringKey
  let next: SignalEmitter
  let isReady: Bool
  let fields: Fields

  init(
    _ title: LocalizedStringKey,
    number: Int,
    button: LocalizedStringKey = "Continue",
    next: SignalEmitter,
    isReady: Bool,
    @ViewBuilder fields: () -> Fields
  ) {
    (self.title, self.number, self.button) = (title, number, button)
    (self.next, self.isReady) = (next, isReady)
    self.fields = fields()
  }

  var body: some View {
    Form {
      fields
      Section {
        Button(emitter: next) {
          Text(button).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isReady)
      } footer: {
        Text("Step \(number) of 4")
      }
    }
    // Return in a field continues too.
    .onSubmit { if isReady { next.send() } }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
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
