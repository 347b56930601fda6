import PandoUI

extension LiveSession: PageSession {
  var clientCommands: ClientCommands? { commands }
  var page: Int { graph.page }

  var isAddressUnavailable: Bool { live.isAddressUnavailable }

  var appearance: PageAppearance {
    live.readOutline()
    return PageAppearance(
      title: live.title,
      colorScheme: live.root.colorScheme,
      accentColor: live.root.tint ?? ResourceSearch.app.accentColor,
      isGrouped: live.root.showsCards
    )
  }

  func takeScene(from former: any PageSession) {
    // A page sends the same `hello` when it connects again. The values of this session count then.
    guard graph.holdsEffects, let former = former as? LiveSession else { return }
    graph.takeSceneStorage(from: former.graph)
  }

  func closeTab() { commands.closeTab() }

  func document(nonce: String) -> String { document(nonce: .some(nonce)) }
}
