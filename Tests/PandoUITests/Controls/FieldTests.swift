import Foundation
import PandoUI
import Testing

@MainActor
struct FieldTests {
  @Test func field_whenTypedInto_writesItsBinding() throws {
    let screen = ControlScreen(
      Keeping("") {
        TextField("Name", text: $0, prompt: Text("Anna")).keyboardType(.emailAddress)
          .textContentType(.emailAddress).submitLabel(.go).autocorrectionDisabled()
          .textInputAutocapitalization(.never)
      }
    )
    let field = try screen.first(.textField).attributes
    #expect(field.text(.label) == "Name")
    #expect(field.text(.prompt) == "Anna")
    #expect(field.text(.keyboard) == "email")
    #expect(field.text(.contentType) == "email")
    #expect(field.text(.submitLabel) == "go")
    #expect(field.text(.capitalization) == "never")
    #expect(field[.autocorrection] == .flag(false))
    try screen.send(.change(.text("Bob")), to: .textField)
    #expect(screen.kept == "Bob")
    #expect(try screen.first(.textField).attributes.text(.value) == "Bob")
  }

  @Test func field_ofOneLine_refusesSeveral() throws {
    let screen = ControlScreen(
      Keeping("") {
        TextField("Name", text: $0)
        TextField("Note", text: $0, axis: .vertical)
      }
    )
    #expect(throws: EventError.self) { try screen.send(.change(.text("a\nb")), to: .textField) }
    try screen.send(.change(.text("a\nb")), to: .textField, at: 1)
    #expect(screen.kept == "a\nb")
  }

  @Test func field_withAFormat_keepsWhatIsTypedAndWritesWhatItMeans() throws {
    let locale = Locale(identifier: "en_US")
    let screen = ControlScreen(
      Keeping(5) { TextField("Count", value: $0, format: .number.locale(locale)) }
    )
    func value() throws -> String? { try screen.first(.textField).attributes.text(.value) }
    #expect(try value() == "5")
    try screen.send(.change(.text("1200")), to: .textField)
    #expect(screen.kept == "1200")
    #expect(try value() == "1200")
    try screen.send(.change(.text("many")), to: .textField)
    #expect(screen.kept == "1200")
    #expect(try value() == "many")
    try screen.send(.submit, to: .textField)
    #expect(try value() == "1,200")
    try screen.send(.change(.text("7x")), to: .textField)
    try screen.send(.focus(false), to: .textField)
    #expect(try value() != "7x")
  }

  @Test func field_withAFormat_whenTheValueChangesElsewhere_showsIt() throws {
    let screen = ControlScreen(
      Keeping(5) { count in
        TextField("Count", value: count, format: .number)
        Button("Reset") { count.wrappedValue = 0 }
      }
    )
    try screen.send(.change(.text("x")), to: .textField)
    try screen.send(.tap, to: .button)
    #expect(try screen.first(.textField).attributes.text(.value) == "0")
  }

  @Test func field_ofAValueThatMayBeMissing_writesNilWhenEmpty() throws {
    let screen = ControlScreen(
      Keeping(Int?.some(3)) { TextField("Count", value: $0, format: .number) }
    )
    try screen.send(.change(.text("")), to: .textField)
    #expect(screen.kept == "nil")
    try screen.send(.change(.text("4")), to: .textField)
    #expect(screen.kept == "Optional(4)")
  }

  @Test func field_withAFormatter_writesWhatItMeans() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let screen = ControlScreen(
      Keeping(2.5) { TextField("Price", value: $0, formatter: formatter) }
    )
    try screen.send(.change(.text("12")), to: .textField)
    #expect(screen.kept == "12.0")
    try screen.send(.change(.text("?")), to: .textField)
    #expect(screen.kept == "12.0")
  }

  @Test func submit_runsAllActionsAround_innerFirst_upToAScope() throws {
    let screen = ControlScreen(
      Keeping([String]()) { log in
        TextField("Name", text: .constant(""))
          .onSubmit { log.wrappedValue.append("inner") }
          .onSubmit(of: .search) { log.wrappedValue.append("search") }
          .onSubmit { log.wrappedValue.append("outer") }
          .submitScope()
          .onSubmit { log.wrappedValue.append("beyond") }
      }
    )
    try screen.send(.submit, to: .textField)
    #expect(screen.kept == #"["inner", "outer"]"#)
  }

  @Test func secureFieldAndEditor_whenTypedInto_writeTheirBindings() throws {
    let screen = ControlScreen(
      Keeping("") {
        SecureField("Password", text: $0)
        TextEditor(text: $0)
      }
    )
    try screen.send(.change(.text("secret")), to: .secureField)
    #expect(try screen.first(.textEditor).attributes.text(.value) == "secret")
    try screen.send(.change(.text("a\nb")), to: .textEditor)
    #expect(screen.kept == "a\nb")
  }

  @Test func field_inAStyleOfTheApplication_isDecoratedByIt() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        GroupBox { configuration.textFieldStyle(.plain) }
      }
    }
    let screen = ControlScreen(
      Keeping("") { TextField("Name", text: $0).textFieldStyle(Boxed()) }
    )
    #expect(screen.all(.groupBox).count == 1)
    try screen.send(.change(.text("x")), to: .textField)
    #expect(screen.kept == "x")
    #expect(try screen.first(.textField).attributes.text(.style) == "plain")
  }
}
