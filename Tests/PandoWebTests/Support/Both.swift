import PandoUI

/// Forwards commits to two renderers.
@MainActor
final class Both: Renderer {
  let first: any Renderer
  let second: any Renderer

  init(_ first: any Renderer, _ second: any Renderer) {
    self.first = first
    self.second = second
  }

  func apply(_ commit: Commit) {
    first.apply(commit)
    second.apply(commit)
  }
}
