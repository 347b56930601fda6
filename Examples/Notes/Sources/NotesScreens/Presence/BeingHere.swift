import Pando

/// Tells the other pages that this page is open.
struct BeingHere: ViewModifier {
  @AppStorage("name") private var name = ""
  @AppStorage("swatch") private var swatch = Swatch.blue
  @Shared(.people) private var people
  @State private var id: Person.ID?
  @Environment(\.scenePhase) private var phase
  @Dependency(\.uuid) private var uuid
  @Dependency(\.withRandomNumberGenerator) private var withRandomNumberGenerator

  func body(content: Content) -> some View {
    content
      .environment(\.pageID, id)
      .onAppear {
        introduce()
        if phase == .active { arrive() }
      }
      .onDisappear { leave() }
      .onChange(of: phase) { phase == .active ? arrive() : leave() }
      .onChange(of: name) { rename() }
      .onChange(of: swatch) { rename() }
  }

  /// Gives a new visitor a name and a colour.
  private func introduce() {
    guard name.isEmpty else { return }
    withRandomNumberGenerator { generator in
      name = Person.someName(using: &generator)
      swatch = Swatch.allCases.randomElement(using: &generator) ?? .blue
    }
  }

  private func arrive() {
    let me = Person(id: id ?? uuid(), name: name, swatch: swatch)
    id = me.id
    $people.withLock { $0[id: me.id] = me }
  }

  private func leave() {
    guard let id else { return }
    $people.withLock { $0[id: id] = nil }
  }

  private func rename() {
    guard let id else { return }
    $people.withLock {
      $0[id: id]?.name = name
      $0[id: id]?.swatch = swatch
    }
  }
}

extension EnvironmentValues {
  /// The id of the person on this page.
  @Entry var pageID: Person.ID?
}
