/// The action of a control.
///
/// A closure is a new one after each evaluation of the view that contains it, and closures cannot
/// be compared. So the control keeps one target, which is given the newest closure. A control that
/// differs in nothing else is not evaluated again.
struct ControlAction {
  private enum Content {
    /// The closure of a control that has no node yet.
    case closure(@MainActor () -> Void)
    case target(ActionTarget)
  }

  private var content: Content

  init(_ closure: @escaping @MainActor () -> Void) {
    content = .closure(closure)
  }

  /// The target that runs the newest closure. A control has one target as long as its node exists.
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
