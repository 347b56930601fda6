import PandoUI
import Testing

@testable import PandoWeb

/// Draws to two documents, one of which hibernates at times.
@MainActor
final class Twins: Renderer {
  let tree = ElementTree()
  let awake = LiveDocument()
  let hibernating = LiveDocument()
  private var patches: (awake: [Patch], hibernating: [Patch]) = ([], [])
  /// The number of hibernations.
  private(set) var restCount = 0

  func apply(_ commit: Commit) {
    tree.apply(commit)
    awake.apply(commit)
    hibernating.apply(commit)
  }

  /// Writes both documents; later changes become patches.
  func open() {
    for document in [awake, hibernating] {
      var writer = HTMLWriter()
      document.write(to: &writer)
    }
    awake.onPatches = { [weak self] in self?.patches.awake += $0 }
    hibernating.onPatches = { [weak self] in self?.patches.hibernating += $0 }
  }

  /// Makes one of the documents hibernate, however small it is.
  @discardableResult
  func hibernate(from graph: ViewGraph) -> Bool {
    let rests = hibernating.hibernate(from: graph, minCount: 0)
    if rests { restCount += 1 }
    return rests
  }

  func noteBrowser(_ id: ElementID, shows value: EventValue) {
    awake.noteBrowser(id, shows: value)
    hibernating.noteBrowser(id, shows: value)
  }

  /// Starts collecting changes, or stops and takes their patches.
  func collect(_ isOn: Bool) {
    for document in [awake, hibernating] { document.collectsPatches = isOn }
    guard !isOn else { return }
    patches.awake += awake.takePatches()
    patches.hibernating += hibernating.takePatches()
  }

  /// Whether the patches of both since the last call are equal.
  func agree(_ comment: Comment) -> Bool {
    defer { patches = ([], []) }
    guard patches.awake != patches.hibernating else { return true }
    let (left, right) = (patches.awake, patches.hibernating)
    let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    Issue.record(
      """
      \(comment): \(left.count) and \(right.count) patches
      awake:   \("\(left.dropFirst(index ?? right.count).prefix(3))".prefix(900))
      hibernating: \("\(right.dropFirst(index ?? left.count).prefix(3))".prefix(900))
      """
    )
    return false
  }

  /// The patches of both documents, which have to be equal.
  func takePatches() -> [Patch] {
    defer { patches = ([], []) }
    #expect(patches.awake == patches.hibernating)
    return patches.hibernating
  }

  /// Whether both documents would be written in the same way.
  func areWrittenAlike() -> Bool { written(awake) == written(hibernating) }

  private func written(_ document: LiveDocument) -> String {
    var writer = HTMLWriter()
    document.write(to: &writer)
    return writer.text
  }
}
