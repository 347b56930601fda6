import Foundation

/// The windows of an application, from the view of one page: the window that the page shows, and how it opens others.
@MainActor
package final class WindowList {
  /// The request for the window that the page shows.
  package let request: WindowRequest
  /// Opens a window in a tab of its own; nil where there are no tabs.
  package var open: ((WindowRequest) -> Void)?
  /// Closes the tabs that match a request, or the tab of this page for nil; nil where there are no
  /// tabs.
  package var close: ((WindowRequest?) -> Void)?
  /// Where the requested window is; nil until it has been evaluated, and when its scene is gone.
  private weak var place: WindowPlace?
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

  /// Notes a window, and says whether the page shows it: of several with one name, the first.
  ///
  /// - Parameters:
  ///   - kind: The window.
  ///   - place: Tells the window apart from others of the same name.
  ///   - isSecondary: Whether another scene comes before it.
  func shows(_ kind: WindowKind, at place: WindowPlace, isSecondary: Bool) -> Bool {
    if !kinds.contains(where: { $0.name == kind.name }) { kinds.append(kind) }
    guard let name = request.name else { return !isSecondary }
    guard name == kind.name, request.json == nil || kind.value?.isIn(request) == true else {
      return false
    }
    if self.place == nil { self.place = place }
    guard self.place === place else { return false }
    isFound = true
    return true
  }

  /// The size of the largest value in an address, in bytes: browsers and servers between them cut longer addresses.
  static let maxValueSize = 2_000

  /// Opens a window; what cannot be opened is reported as a mistake of the programmer.
  func open(id: String?, value: (any Codable & Hashable)?) {
    let call = Self.call("openWindow", id, value)
    guard let open else { return reportMisuse("\(call): nothing here opens windows.") }
    guard let request = request(id: id, value: value, call) else { return }
    guard request.json?.utf8.count ?? 0 <= Self.maxValueSize else {
      return reportMisuse(
        """
        \(call): the value has more than \(Self.maxValueSize) bytes as JSON, and an address no \
        room for them. Open the window by the value's identity.
        """
      )
    }
    open(request)
  }

  /// Closes windows; those that the application does not have are reported as a mistake of the programmer.
  func close(id: String?, value: (any Codable & Hashable)?) {
    let call = Self.call("dismissWindow", id, value)
    guard let close else { return reportMisuse("\(call): nothing here closes windows.") }
    if let request = request(id: id, value: value, call) { close(request) }
  }

  /// A call in words, for reports. They name the type of a value and not the value, which may be
  /// private.
  private static func call(
    _ name: String,
    _ id: String?,
    _ value: (any Codable & Hashable)?
  ) -> String {
    let parts = [id.map { "id: \"\($0)\"" }, value.map { "value: \(type(of: $0))" }]
    return "\(name)(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  /// The request for a window; nil, with a report, if the application does not have it.
  private func request(
    id: String?,
    value: (any Codable & Hashable)?,
    _ call: String
  ) -> WindowRequest? {
    guard let name = kind(id: id, value: value)?.name else {
      reportMisuse(
        """
        \(call): the application has no such window. It has \(known). Add a WindowGroup or Window \
        with this id, or a WindowGroup(for:) with this type, to the body of the App.
        """
      )
      return nil
    }
    do {
      return WindowRequest(name: name, json: try value.map { try Self.json(of: $0) })
    } catch {
      reportMisuse("\(call): the value cannot be encoded as JSON: \(error)")
      return nil
    }
  }

  /// The first window with an identity, or for values of a type, or both.
  private func kind(id: String?, value: (any Codable & Hashable)?) -> WindowKind? {
    kinds.first { kind in
      guard let value else { return id != nil && id == kind.id }
      return (id == nil || id == kind.id) && type(of: value) == kind.value?.type
    }
  }

  /// The windows that can be opened, in words.
  private var known: String {
    let names = kinds.filter { $0.name != nil }.map { kind in
      [kind.id.map { "\"\($0)\"" }, kind.value.map { "for \($0.name).self" }]
        .compactMap(\.self).joined(separator: " ")
    }
    return names.isEmpty ? "none to open" : names.joined(separator: ", ")
  }

  private static func json(of value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
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
