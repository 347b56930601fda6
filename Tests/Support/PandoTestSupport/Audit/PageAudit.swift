import Foundation

/// An audit of a page for obstacles to a person.
///
/// It finds barriers (axe-core), controls that the keyboard does not reach, and nodes that are
/// outside of the window, covered, cut or too small.
public struct PageAudit: Sendable {
  /// A window and a scheme in which a page is looked at.
  public struct Look: Sendable, CustomStringConvertible {
    /// The width of the window, in points.
    public let width: Int
    /// The height of the window, in points.
    public let height: Int
    /// Whether a finger is used, and not a mouse.
    public let isTouch: Bool
    /// Whether the colours are dark.
    public let isDark: Bool

    /// Makes a look.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    ///   - isTouch: Whether a finger is used, and not a mouse.
    ///   - isDark: Whether the colours are dark.
    public init(width: Int, height: Int, isTouch: Bool, isDark: Bool) {
      self.width = width
      self.height = height
      self.isTouch = isTouch
      self.isDark = isDark
    }

    /// The name in messages.
    public var description: String { "\(width)\(isDark ? " dark" : "")" }

    /// A desktop in light.
    public static let desktop = Look(width: 1280, height: 800, isTouch: false, isDark: false)
    /// A phone in light.
    public static let phone = Look(width: 390, height: 844, isTouch: true, isDark: false)
    /// A desktop in dark.
    public static let darkDesktop = desktop.inDark
    /// A small phone, a tablet and a large screen, in light.
    public static let others = [
      Look(width: 360, height: 640, isTouch: true, isDark: false),
      Look(width: 768, height: 1024, isTouch: true, isDark: false),
      Look(width: 1920, height: 1080, isTouch: false, isDark: false),
    ]
    /// A desktop and a phone, in light and in dark.
    public static let all = [desktop, phone, darkDesktop, phone.inDark]

    private var inDark: Look {
      Look(width: width, height: height, isTouch: isTouch, isDark: true)
    }
  }

  let window: ChromeWindow
  private let rules: String

  /// Makes an audit in a window.
  ///
  /// - Parameter window: The window whose page is looked at.
  /// - Throws: A ``ChromeError`` where `scripts/setup test` did not run.
  public init(_ window: ChromeWindow) throws {
    self.window = window
    rules = try Self.axe.get()
  }

  private static let axe: Result<String, ChromeError> = {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let file = root.appending(path: ".build/axe/axe.min.js")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return .failure(ChromeError("There is no \(file.path). Run scripts/setup test."))
    }
    return .success(text)
  }()

  /// Shows the page of a window in a look.
  ///
  /// - Parameters:
  ///   - look: The size of the window and the scheme.
  ///   - window: The window.
  ///   - isInMotion: Whether the person accepts motion; without it, the findings do not depend on
  ///     time.
  public static func show(
    _ look: Look,
    in window: ChromeWindow,
    isInMotion: Bool = false
  ) async throws {
    try await window.devtools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": ChromeValue(look.width), "height": ChromeValue(look.height),
        "deviceScaleFactor": 1, "mobile": .flag(look.isTouch),
      ]
    )
    try await window.devtools(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": .flag(look.isTouch), "maxTouchPoints": 1]
    )
    try await window.devtools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": isInMotion ? "no-preference" : "reduce"],
        ]
      ]
    )
    // Colours that change with the scheme have changed after a frame.
    try await window.executeAsync(
      "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))"
    )
  }

  /// The nodes that do not fit on a small phone, a tablet and a large screen.
  ///
  /// - Returns: The problems, each with where it is.
  public func misfits() async throws -> [String] {
    var found: [String] = []
    for look in Look.others {
      try await Self.show(look, in: window)
      try await window.executeAsync(Self.settle)
      // Seven days beside each other are narrower there than seven fingers.
      let minimum = look.isTouch && look.width > 360 ? 44 : 24
      let problems = try await stumbles(minimum: minimum) + wideScrollers()
      found += problems.map { "\(look): \($0)" }
    }
    return found
  }

  /// The problems of the page on a desktop and on a phone, in one scheme.
  ///
  /// - Parameter isDark: Whether the colours are dark. They must have been so before the page was
  ///   opened, because Chromium draws some of them late when the scheme changes.
  /// - Returns: The problems, each with its place.
  public func problems(isDark: Bool) async throws -> [String] {
    var found: [String] = []
    for look in Look.all where look.isDark == isDark {
      try await Self.show(look, in: window)
      found += try await problems(in: look).map { "\(look): \($0)" }
    }
    return found
  }

  /// The problems of the page in its present look.
  private func problems(in look: Look) async throws -> [String] {
    // A page that changes during the walk is looked at again, because the findings are of a page
    // that is gone.
    for _ in 0..<5 {
      try await window.executeAsync(Self.settle)
      let barriers =
        try await barriers(onlyContrast: look.isDark)
        + window.execute(Self.contrast).list.compactMap(\.text)
      // Findings that do not depend on colours are looked for once.
      guard !look.isDark else { return barriers }
      let stumbles = try await stumbles(minimum: look.isTouch ? 44 : 24)
      guard let walk = try await walk() else { continue }
      return barriers + stumbles + walk
    }
    return ["the page does not come to rest"]
  }

  /// The findings of axe-core.
  private func barriers(onlyContrast: Bool) async throws -> [String] {
    if try await window.execute("return !window.axe") == true {
      try await window.execute(rules + "\nwindow.axe = axe")
    }
    return try await window.executeAsync(
      """
      const done = arguments[1], rules = arguments[0] ? { runOnly: ['color-contrast'] } : {}
      axe.run(document, { ...rules, resultTypes: ['violations'] }).then(({ violations }) =>
        done(violations.flatMap(({ id, nodes }) => nodes.map((node) =>
          `${id}: ${node.html.slice(0, 160)} ${node.any.concat(node.all, node.none)
            .map((check) => check.message).join('; ').slice(0, 160)}`))),
        (error) => done([String(error)]))
      """,
      .flag(onlyContrast)
    ).list.compactMap(\.text)
  }

  /// The nodes that are outside of the window, covered, cut or too small.
  private func stumbles(minimum: Int) async throws -> [String] {
    try await window.execute(Self.look, ChromeValue(minimum)).list.compactMap(\.text)
  }

  /// The stops that the key Tab misses, reaches twice or reaches without a sign; nil if the page
  /// changed meanwhile.
  private func walk() async throws -> [String]? {
    let count = try await window.execute(Self.beginWalk).number ?? 0
    try await window.press(.tab, times: Int(count))
    let found = try await window.execute(Self.endWalk)
    return found == .null ? nil : found.list.compactMap(\.text)
  }
}
