import Testing

@testable import PandoReducerMacros

@Suite struct ViewActionMacroExpansionTests {
  @Test func view_whenItHasAStore_sends() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
        }
        """,
      by: "ViewAction",
      to: """
        struct FeatureView: View {
          let store: StoreOf<Feature>
        }

        extension FeatureView: PandoReducers.ViewActionSending {
        }
        """
    )
  }

  @Test func view_whenItHasNoStore_isRefused() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          var body: some View { Text("") }
        }
        """,
      by: "ViewAction",
      to: """
        struct FeatureView: View {
          var body: some View { Text("") }
        }
        """,
      saying: [
        Expected(
          message:
            "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'.",
          line: 1,
          column: 1,
          fixIts: ["Add 'store'"]
        )
      ],
      fixedTo: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>

          var body: some View { Text("") }
        }
        """
    )
  }

  @Test func send_whenCalledOnTheStore_isAdvisedAgainst() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("") { self.store.send(.view(.tapped), animation: .default) }
          }
        }
        """,
      by: "ViewAction",
      to: """
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("") { self.store.send(.view(.tapped), animation: .default) }
          }
        }

        extension FeatureView: PandoReducers.ViewActionSending {
        }
        """,
      saying: [
        Expected(
          message: "Do not use 'store.send' directly when using '@ViewAction'",
          line: 5,
          column: 18,
          isWarning: true,
          fixIts: ["Call 'send' directly with a view action"]
        )
      ],
      fixedTo: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("") { self.send(.tapped, animation: .default) }
          }
        }
        """
    )
  }
}
