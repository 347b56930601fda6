import Foundation

/// The windows of an application as one page knows them: which of them it shows, and how it opens others.
@MainActor
package final class WindowList {
  /// Which window the page shows.
  package let request: WindowRequest
  /// Opens a window in a tab of its own; nil where there are no tabs.
  package var open: ((WindowRequest) -> Void)?
  /// Whether the requested window has been evaluated.
  private var isFound = false
  /// The windows that can be opened, in the order of the scenes.
  private var kinds: [WindowKind] = []

  /// A list without windows, which scenes add as they are evaluated.
  package init(request: WindowRequest = WindowRequest()) {
    self.request = request
  }

  /// Whether the application has the requested window, once its scenes have been evaluated.
  package var hasRequested: Bool { request.name == nil || isFound }

  /// Notes a window, and says whether the page shows it.
  ///
  /// - Parameters:
  ///   - kind: The window.
  ///   - isSecondary: Whether another scene comes before it.
  func shows(_ kind: WindowKind, isSecondary: Bool) -> Bool {
    if !kinds.contains(where: { $0.name == kind.name }) { kinds.append(kind) }
    guard let name = request.name else { return !isSecondary }
    guard name == kind.name, request.json == nil || kind.value?.isIn(request) == true else {
      return false
    }
    isFound = true
    return true
  }

  /// The size of the largest value in an address, in bytes: browsers and servers between them cut longer addresses.
  static let maxValueSize = 2_000

  /// Opens a window; what cannot be opened is reported as a mistake of the programmer.
  func open(id: String?, value: (any Codable & Hashable)?) {
    let call = "openWindow(\([id.map { "id: \"\($0)\"" }, value.map { "value: \($0)" }].compactMap(\.self).joined(separator: ", ")))"
    guard let open else { return reportMisuse("\(call): nothing here opens windows.") }
    let kind = kinds.first { kind in
      (id == nil || id == kind.id) && (value.map { type(of: $0) == kind.value?.type } ?? (id != nil))
    }
    guard let name = kind?.name else {
      let names = kinds.map { kind in
        [kind.id.map { "\"\($0)\"" }, kind.value.map { "for \($0.name).self" }]
          .compactMap(\.self).joined(separator: " ")
      }
      let known = names.filter { !$0.isEmpty }.joined(separator: ", ")
      return reportMisuse(
        """
        \(call): the application has no such window. It has \(known.isEmpty ? "none to open" : known). \
        Add a WindowGroup or Window with this id, or a WindowGroup(for:) with this type, to the body of the App.
        """
      )
    }
    var request = WindowRequest(name: name)
    if let value {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      do {
        request.json = String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return reportMisuse("\(call): the value cannot be encoded as JSON: \(error)")
      }
    }
    let size = request.json?.utf8.count ?? 0
    guard size <= Self.maxValueSize else {
      return reportMisuse(
        """
        \(name): a value of \(size) bytes as JSON does not fit into an address, which has room for \(Self.maxValueSize). \
        Open the window by the value's identity.
        """
      )
    }
    open(request)
  }
}

private enum WindowListKey: EnvironmentKey {
  static var defaultValue: WindowList? { nil }
}

private enum SecondarySceneKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The windows of the application; set by a renderer.
  package var windowList: WindowList? {
    get { self[WindowListKey.self] }
    set { self[WindowListKey.self] = newValue }
  }

  /// Whether another scene comes before this one.
  var isSecondaryScene: Bool {
    get { self[SecondarySceneKey.self] }
    set { self[SecondarySceneKey.self] = newValue }
  }
}
