import Pando

/// Forms of Core Graphics, AppKit and Foundation that applications use with SwiftUI.
struct WeekStrip: View {
  @State private var isOver = false

  private var days: [String] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let long = formatter.weekdaySymbols!
    let short = formatter.shortWeekdaySymbols ?? []
    let first = formatter.veryShortWeekdaySymbols?.first ?? "?"
    return [long[1], short[1], first, formatter.monthSymbols[0]]
  }

  var body: some View {
    VStack {
      ForEach(days, id: \.self) { Text($0) }
      WaveShape()
    }
    .font(.system(.body, design: .default))
    .fontDesign(.default)
    .onHover { inside in
      isOver = inside
      if inside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
      NSCursor.arrow.set()
    }
  }
}

struct WaveShape: Shape {
  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.midX, y: rect.maxY)
    )
    path.addLines(between: [CGPoint(x: rect.maxX, y: rect.maxY), .zero])
    path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 4)
    path.addPath(CGPath(ellipseIn: rect, transform: nil))
    path.closeSubpath()
    return Path(path)
  }
}

struct ToolWindows: App {
  var body: some Scene {
    WindowGroup { ToolButtons() }
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        let position = CGPoint(x: context.defaultDisplay.visibleRect.midX - size.width / 2, y: 0)
        return WindowPlacement(position, size: size)
      }
    Window("Inspector", id: "inspector") { Text("Inspector") }
      .keyboardShortcut("i", modifiers: [.command, .option])
      .defaultWindowPlacement { _, context in
        if let main = context.windows.first { return WindowPlacement(.trailing(main)) }
        return WindowPlacement(.center)
      }
  }
}

struct ToolButtons: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Open") { openWindow(id: "inspector") }
    Button("Close") { dismissWindow(id: "inspector") }
    Button("Close this") { dismissWindow() }
  }
}
