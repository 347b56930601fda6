/// An audit of the first moments of a page: movements, and whether the page fits into the width.
extension PageAudit {
  /// The looks in which pages come to rest: a phone, a tablet and a desktop.
  public static let widths = [
    Look.phone, Look(width: 768, height: 1024, isTouch: true, isDark: false), .desktop,
  ]

  /// Opens a live page as the first one of a visitor, waits until it rests, and returns its
  /// problems.
  ///
  /// Movements without an action of the user are counted from the first paint on (Cumulative Layout
  /// Shift, without its windows of time).
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - look: The window.
  /// - Returns: The problems: parts that move by themselves, and scrollers that are wider than what they show.
  public func arrival(at address: String, in look: Look) async throws -> [String] {
    try await Self.show(look, in: window, isInMotion: true)
    // A new visitor has no cookie with the window of an earlier page.
    try await window.devtools(
      "Network.deleteCookies",
      ["name": "pando-window", "url": .text(address)]
    )
    let script = try await window.devtools(
      "Page.addScriptToEvaluateOnNewDocument",
      ["source": .text(Self.watchShifts)]
    )
    // On a slow machine the first paint comes before later movements, and not with them.
    try await window.devtools("Emulation.setCPUThrottlingRate", ["rate": 4])
    try await window.open(address)
    try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
    try await window.devtools("Emulation.setCPUThrottlingRate", ["rate": 1])
    try await window.executeAsync(Self.settle)
    try await window.devtools("Page.removeScriptToEvaluateOnNewDocument", script)
    let shifts = try await window.execute("return takeShifts()").list.compactMap(\.text)
    return (shifts + (try await wideScrollers())).map { "\(look): \($0)" }
  }

  /// The scrollers of the page whose content is wider than their visible part.
  public func wideScrollers() async throws -> [String] {
    try await window.execute(Self.scrollers).list.compactMap(\.text)
  }

  /// Counts the movements without an action of the user, from before the first script of the page
  /// on.
  private static let watchShifts = #"""
    {
      let sum = 0
      const moved = new Set()
      const add = (list) => {
        for (const { value, hadRecentInput, sources, startTime } of list) {
          if (hadRecentInput) continue
          sum += value
          for (const { node, previousRect: from, currentRect: to } of sources) {
            const box = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`
            const html = (node?.parentElement ?? node)?.outerHTML.slice(0, 160)
            moved.add(`${value.toFixed(4)} after ${Math.round(startTime)} ms, ${box(from)} to ${box(to)}: ${html}`)
          }
        }
      }
      const observer = new PerformanceObserver((list) => add(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      window.takeShifts = () => {
        add(observer.takeRecords())
        return sum < .01 ? [] : [`moves by ${sum.toFixed(4)}: ${[...moved].join('; ')}`]
      }
    }
    """#
}
