import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of names of AppKit, QuartzCore and Core Graphics that applications use with SwiftUI alone.
@MainActor
@Suite struct AppKitTests {
  struct Copying: View {
    @State private var read = ""
    var body: some View {
      Text(verbatim: "read \(read)")
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("kingfisher", forType: .string)
      }
      Button("Copy both") {
        NSPasteboard.general.writeObjects([
          NSString(string: "heron"), NSURL(string: "https://example.org/")!,
        ])
      }
      Button("Read") { read = NSPasteboard.general.string(forType: .string) ?? "none" }
      Button("Clear") { NSPasteboard.general.declareTypes([.string], owner: nil) }
    }
  }

  @Test func pasteboard_isTheClipboardOfThePage() async throws {
    let app = await Driver.open(Copying())
    let other = await Driver.open(Copying())
    try await app.button("Copy").tap()
    #expect(app.clipboard.text == "kingfisher")
    try await app.button("Read").tap()
    #expect(app.has(text: "read kingfisher"))
    try await other.button("Read").tap()
    #expect(other.has(text: "read none"))
    try await app.button("Copy both").tap()
    #expect(app.clipboard.text == "heron\nhttps://example.org/")
    try await app.button("Clear").tap()
    try await app.button("Read").tap()
    #expect(app.has(text: "read none"))
  }

  @Test func workspace_opensAddressesInTheBrowser() async throws {
    struct Opening: View {
      @State private var said = ""
      var body: some View {
        Text(verbatim: said)
        Button("Site") { open("https://example.org/birds") }
        Button("File") { open("file:///etc/motd") }
      }

      private func open(_ text: String) {
        guard let url = URL(string: text) else { return }
        said = NSWorkspace.shared.open(url) ? "opened" : "refused"
      }
    }
    let app = await Driver.open(Opening())
    try await app.button("File").tap()
    #expect(app.has(text: "refused"))
    try await app.button("Site").tap()
    #expect(app.has(text: "opened"))
    #expect(await yieldUntil { !app.openedURLs.isEmpty })
    #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org/birds"])
  }

  @Test func pasteboard_takesTextsAndAddressesAlone() async throws {
    struct Refused: View {
      @State private var said = ""
      var body: some View {
        Text(verbatim: said)
        Button("Copy") {
          let board = NSPasteboard.general
          let taken = board.setString("<b>a</b>", forType: .init("public.html"))
          let address = board.setString("https://example.org/a", forType: .URL)
          said = "\(taken) \(address) \(board.types?.count ?? 0)"
        }
      }
    }
    let app = await Driver.open(Refused())
    try await app.button("Copy").tap()
    #expect(app.has(text: "false true 2"))
    #expect(app.clipboard.text == "https://example.org/a")
  }

  @Test func color_hasItsComponents() {
    let color = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25).usingColorSpace(.sRGB)
    #expect(color?.redComponent == 1 && color?.blueComponent == 0)
    #expect(abs((color?.greenComponent ?? 0) - 0.5) < 0.001)
    #expect(color?.alphaComponent == 0.25)
  }

  @Test(
    arguments: [
      (0, 1, 1), (0.125, 0.5, 0.75), (1.0 / 3, 1, 0.5), (0.7, 0.25, 1), (0.9, 0.8, 0.6),
      (0, 0, 0.5),
      (0, 0, 0),
    ] as [(Double, Double, Double)]
  )
  func color_saysTheHueItIsMadeOf(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (read, strength, light, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&read, saturation: &strength, brightness: &light, alpha: &alpha))
    #expect(abs(read - hue) < 0.001 && abs(strength - saturation) < 0.001)
    #expect(abs(light - brightness) < 0.001 && alpha == 0.5)
    #expect(color.hueComponent == read && color.brightnessComponent == light)
  }

  @Test func color_isWhite_whenItIsAGray() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(!UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: &alpha))
    #expect(white == 9 && alpha == 9)
    #expect(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.5) < 0.001 && alpha == 0.25)
  }

  @Test func color_blended_isBetweenTheTwo() {
    let gray = NSColor.black.blended(withFraction: 0.5, of: .white)
    #expect(gray.map { abs($0.redComponent - 0.5) < 0.01 } == true)
  }

  @Test func screen_hasAName() {
    #expect(NSScreen.main?.localizedName.isEmpty == false)
  }

  @Test func times_areThoseOfFoundation() {
    let before = ProcessInfo.processInfo.systemUptime
    let start: CFTimeInterval = CACurrentMediaTime()
    #expect(start >= before && start <= ProcessInfo.processInfo.systemUptime)
    let now = Date().timeIntervalSinceReferenceDate
    let absolute: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(absolute >= now)
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func buttons_ofBars_takeLooksThatChangeNothing() {
    let bar = UINavigationBarAppearance()
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.buttonAppearance = button
    bar.backButtonAppearance.normal.titleTextAttributes = [:]
    UINavigationBar.appearance().standardAppearance = bar
    #expect(
      !UIDeviceOrientation.portrait.isFlat
        && UIDeviceOrientation.portrait.isValidInterfaceOrientation
    )
  }

  /// Uses of names that are not there, each with a part of the expected message.
  ///
  /// Applications for the Mac, for a phone or for Core Graphics use these names.
  private static let uses: [(source: String, hint: String)] = [
    ("NSApp.appearance = NSAppearance(named: .darkAqua)", "Use preferredColorScheme(_:)"),
    ("NSApp.hide(nil)", "There is no AppKit."),
    ("NSApp.windows.first?.close()", "There is no AppKit."),
    ("NSApp.setActivationPolicy(.accessory)", "There is no AppKit."),
    ("NSSound(named: \"Ping\")?.play()", "A server plays nothing"),
    ("_ = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }", "onKeyPress(_:action:)"),
    ("let p = NSOpenPanel(); if p.runModal() == .OK { _ = p.url }", "Use fileImporter."),
    ("_ = NSAlert().runModal() == .alertFirstButtonReturn", "Use alert("),
    ("_ = NSGradient(colors: [.red, .blue])", "Use a Shape, a Path or a Canvas"),
    ("_ = NSShadow()", "Use shadow(color:radius:x:y:)"),
    ("_ = NSColorSampler()", "Use a ColorPicker."),
    ("NSHapticFeedbackManager.defaultPerformer.perform()", "Use sensoryFeedback(_:trigger:)."),
    ("_ = CGColorSpace(name: CGColorSpace.sRGB)", "Colours are in sRGB."),
    ("_ = CGColorSpaceCreateDeviceRGB()", "Colours are in sRGB."),
    (
      "_ = UIKeyCommand(input: \"a\", modifierFlags: .command, action: Selector(\"a\"))",
      "keyboardShortcut("
    ),
    ("UIView.animate(withDuration: 1) {}", "There is no UIKit."),
    ("UIView.setAnimationsEnabled(false)", "There is no UIKit."),
    ("UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)", "with fileExporter"),
    ("_ = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert)", "Use alert("),
    ("_ = UIGraphicsImageRenderer(size: .zero).image { $0.cgContext.fill() }", "Use a Shape"),
    ("_ = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }", "Use a Shape"),
    (
      "UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)",
      "Use a ToolbarItem"
    ),
    ("_ = UICalendarView()", "Use a DatePicker"),
    ("_ = UIDevice.current.systemVersion", "A page does not report its device"),
    ("_ = UIDevice.current.identifierForVendor?.uuidString", "@AppStorage"),
    ("_ = UIScreen.main.brightness", "The user controls the brightness."),
    ("UIPasteboard.general.image = UIImage()", "A page copies texts and addresses."),
    ("_ = UIImage().withTintColor(.red)", "foregroundStyle(_:)"),
    (
      "_ = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }"
        + ".first { $0.activationState == .foregroundActive }?.traitCollection.userInterfaceStyle",
      "Read colorScheme"
    ),
  ]

  /// Without a message of Pando, the compiler would say only that it does not know the name.
  @Test func use_ofAMissingName_saysWhatToUse() throws {
    guard let compiler = Compiler() else { return }
    let functions = Self.uses.enumerated().map { "@MainActor func f\($0)() { \($1.source) }" }
    let diagnostics = try compiler.diagnostics(
      of: (["import Foundation", "import PandoUI"] + functions).joined(separator: "\n"),
      flags: ["-swift-version", "5"]
    )
    let errors = diagnostics.split(separator: "\n").filter { $0.contains(" error: ") }
    for (index, use) in Self.uses.enumerated() {
      let said = errors.filter { $0.contains(":\(index + 3):") }
      #expect(said.contains { $0.contains("is unavailable: ") }, "\(use.source): \(said)")
      #expect(said.contains { $0.contains(use.hint) }, "\(use.source): \(said)")
    }
  }
}
