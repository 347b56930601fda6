/// Keys and pointers.
extension ChromeWindow {
  /// Presses and releases keys, one after the other.
  ///
  /// - Parameters:
  ///   - words: The characters of the keys.
  ///   - milliseconds: The time between two keys, in milliseconds.
  public func type(_ words: String, pause milliseconds: Int = 0) async throws {
    var actions: [ChromeValue] = []
    for character in words {
      actions.append(["type": "keyDown", "value": .text(String(character))])
      actions.append(["type": "keyUp", "value": .text(String(character))])
      if milliseconds > 0 {
        actions.append(["type": "pause", "duration": ChromeValue(milliseconds)])
      }
    }
    try await perform(["type": "key", "id": "keyboard", "actions": .list(actions)])
  }

  /// Presses one key while others are held down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - held: The keys that are held down.
  public func press(_ key: Key, with held: Key...) async throws {
    let down = (held + [key]).map { ["type": "keyDown", "value": $0.value] as ChromeValue }
    let up = ([key] + held).map { ["type": "keyUp", "value": $0.value] as ChromeValue }
    try await perform(["type": "key", "id": "keyboard", "actions": .list(down + up)])
  }

  /// Presses and releases one key several times.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: How often it is pressed.
  public func press(_ key: Key, times count: Int) async throws {
    let once: [ChromeValue] = [
      ["type": "keyDown", "value": key.value], ["type": "keyUp", "value": key.value],
    ]
    let actions = Array(repeating: once, count: max(count, 1)).flatMap { $0 }
    try await perform(["type": "key", "id": "keyboard", "actions": .list(actions)])
  }

  /// Performs pointer actions, step by step.
  ///
  /// - Parameter actions: The actions as WebDriver has them, such as `["type": "pointerDown", "button": 0]`.
  public func point(_ actions: ChromeValue...) async throws {
    try await perform([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": .list(actions),
    ])
  }

  private func perform(_ source: ChromeValue) async throws {
    _ = try await command("POST", "/actions", ["actions": .list([source])])
  }

  /// A key, with the character that WebDriver has for it.
  public enum Key: String {
    case tab = "\u{E004}"
    case f6 = "\u{E036}"
    case enter = "\u{E007}"
    case shift = "\u{E008}"
    case control = "\u{E009}"
    case alt = "\u{E00A}"
    case escape = "\u{E00C}"
    case pageUp = "\u{E00E}"
    case pageDown = "\u{E00F}"
    case end = "\u{E010}"
    case home = "\u{E011}"
    case f10 = "\u{E03A}"
    case space = " "
    case up = "\u{E013}"
    case down = "\u{E015}"
    case left = "\u{E012}"
    case right = "\u{E014}"
    case b, e, k, z

    fileprivate var value: ChromeValue { .text(rawValue) }
  }
}
