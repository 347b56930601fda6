import Foundation
import PandoDependencies

/// A view that can be dragged, and makes what it carries when the drag begins, or when it is dropped if the page has not
/// reported the beginning.
///
/// The browser gets a name that stands for the carried value. The value is not made for the
/// browser, because making it may change state and would happen whenever the view is drawn. No
/// other page knows the name.
@MainActor
final class DragSource {
  nonisolated private static let prefix = "pando-drag-"
  private static var known: [String: Known] = [:]
  /// The view that is dragged in each graph.
  private static var dragged: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var source: DragSource?
  }

  let name: String
  private weak var graph: ViewGraph?
  private var data: (() -> NSItemProvider)?
  /// What is carried while the view is dragged.
  private var lifted: NSItemProvider?

  nonisolated init() {
    var random = SystemRandomNumberGenerator()
    name = Self.prefix + String(random.next(), radix: 36) + String(random.next(), radix: 36)
  }

  isolated deinit {
    Self.known[name] = nil
    if lifted != nil { Self.dragged = Self.dragged.filter { $0.value.source != nil } }
  }

  /// Sets what is carried from now on.
  func carry(_ data: @escaping () -> NSItemProvider, in graph: ViewGraph?) {
    self.graph = graph
    self.data = data
    Self.known[name] = Known(source: self)
  }

  /// Notes that a drag of the view begins or ends.
  func lift(_ isLifted: Bool) {
    lifted = isLifted ? data?() : nil
    guard let graph else { return }
    Self.dragged[ObjectIdentifier(graph)] = isLifted ? Known(source: self) : nil
  }

  /// What is dragged in a page; nil if it comes from elsewhere.
  static func lifted(in graph: ViewGraph?) -> NSItemProvider? {
    graph.flatMap { dragged[ObjectIdentifier($0)]?.source?.lifted }
  }

  /// The provider of a drop, found by the text that the browser sends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - graph: The graph in which it was dropped.
  /// - Returns: nil if the text stands for a view that cannot be dragged here.
  static func provider(of text: String, in graph: ViewGraph?) -> NSItemProvider? {
    guard text.hasPrefix(prefix) else { return provider(ofOutside: text) }
    guard let source = known[text]?.source, let graph, source.graph === graph,
      graph.isDraggable(source.name)
    else { return nil }
    return source.lifted ?? source.data?()
  }

  /// A text from outside of the page.
  private static func provider(ofOutside text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    if let url = URL.value(from: text) { provider.registerObject(url as NSURL, visibility: .all) }
    provider.registerObject(text as NSString, visibility: .all)
    return provider
  }

  /// The text from which a dropped value is made.
  static func text(of text: String, in graph: ViewGraph?) -> String? {
    guard text.hasPrefix(prefix) else { return text }
    guard let provider = provider(of: text, in: graph),
      let representation = provider.representation(.text) ?? provider.representation(.url)
    else { return nil }
    let carried = Carried()
    representation.load { data, _ in carried.set(data) }
    return carried.text
  }
}

/// The text that a representation handed over before it returned.
// Sendable because the lock guards the text.
private final class Carried: @unchecked Sendable {
  private let guarded = Locked<String?>(nil)

  var text: String? { guarded.withLock { $0 } }

  func set(_ data: Data?) {
    guarded.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } }
  }
}

extension ViewGraph {
  /// Whether an element that carries this text is in sight and enabled.
  fileprivate func isDraggable(_ text: String) -> Bool {
    var found = false
    drawing.forEach { element in
      guard !found, element.layers.contains(where: { $0.drawn.text(.draggable) == text }) else {
        return
      }
      found = element.inheritedInteractivity.isPressable
    }
    return found
  }
}
