/// What a control does when it is used.
///
/// A closure is another one after each evaluation of the view that says it, and cannot be compared. So the
/// control keeps one target, which is given the newest closure: a control that differs in nothing else is
/// not evaluated again.
struct ControlAction {
  private enum Content {
    /// Before the control has its place.
    case closure(@MainActor () -> Void)
    case target(ActionTarget)
  }

  private var content: Content

  init(_ closure: @escaping @MainActor () -> Void) {
    content = .closure(closure)
  }

  /// What always does what was said last. The same one as long as the control has its place.
  @MainActor var target: ActionTarget {
    switch content {
    case .target(let target): return target
    case .closure(let closure):
      let target = ActionTarget()
      target.perform = closure
      return target
    }
  }
}

extension ControlAction: LinkedProperty {
  static var valueType: any Any.Type { Void.self }

  static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    guard case .closure(let closure) = at(field).pointee.content else { return }
    let target = previous.map { at($0).pointee.target } ?? ActionTarget()
    target.perform = closure
    at(field).pointee.content = .target(target)
  }

  static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool { false }
}
