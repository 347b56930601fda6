import Pando

extension HomeComponent: View {
  var body: some View {
    RouterTabView {
      RouteTab("Notes", systemImage: "note.text", route: \Self.notes)
      RouteTab("Profile", systemImage: "person.crop.circle", route: \Self.profile)
    }
    .toast(profile.didSay)
    .modifier(Everywhere())
  }
}

/// The settings that apply to all screens.
private struct Everywhere: ViewModifier {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("density") private var density = Density.comfortable

  func body(content: Content) -> some View {
    content
      .tint(.orange)
      .environment(\.density, density)
      .preferredColorScheme(theme.colorScheme)
      .modifier(BeingHere())
  }
}
