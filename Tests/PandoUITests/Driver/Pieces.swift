import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// An element of any kind, so that tests of the driver do not depend on the views of the library.
struct Piece<Content: View>: ElementView {
  let kind: ElementKind
  let attributes: [AttributeKey: AttributeValue]
  let unit: ElementKind?
  let answers: EventKinds
  let perform: (Event) -> Void
  let content: Content

  init(
    _ kind: ElementKind,
    _ attributes: [AttributeKey: AttributeValue] = [:],
    units unit: ElementKind? = nil,
    on answers: EventKinds = [],
    @ViewBuilder content: () -> Content = { EmptyView() },
    perform: @escaping (Event) -> Void = { _ in }
  ) {
    self.kind = kind
    self.attributes = attributes
    self.unit = unit
    self.answers = answers
    self.perform = perform
    self.content = content()
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    for (key, value) in attributes { element[key] = value }
    if let unit { element.units(unit) }
    if !answers.isEmpty { element.on(answers, perform: perform) }
  }
}

/// A toggle with a label.
struct Switch: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Piece(.toggle, [.isOn: .flag(isOn)], on: .change) {
      Piece(.part, [.part: .text("label")]) { Line(title) }
    } perform: { event in
      if case .change(.flag(let new)) = event { isOn = new }
    }
  }
}

/// A field with an optional `submit` handler.
struct Entry: View {
  let title: String
  @Binding var text: String
  var kind = ElementKind.textField
  var onSubmit: (() -> Void)?

  var body: some View {
    Piece(
      kind,
      [.label: .text(title), .value: .text(text)],
      on: onSubmit == nil ? [.change, .focus] : [.change, .focus, .submit],
      content: { EmptyView() }
    ) { event in
      switch event {
      case .change(.text(let new)): text = new
      case .submit: onSubmit?()
      default: break
      }
    }
  }
}

/// The error that an action throws, which also has to be recorded as an issue.
@MainActor
func failure(_ action: () async throws -> Void) async -> DriverError? {
  var caught: DriverError?
  let recorded = Locked<[String]>([])
  await withKnownIssue {
    do {
      try await action()
    } catch let error as DriverError {
      caught = error
    } catch {
      Issue.record(error)
    }
  } matching: { issue in
    recorded.withLock { $0 += issue.comments.map(\.rawValue) }
    return true
  }
  #expect(recorded.withLock { $0 } == [caught?.report])
  return caught
}
