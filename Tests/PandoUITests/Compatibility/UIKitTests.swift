import Foundation
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

/// Tests of names of UIKit that applications use with SwiftUI alone.
@MainActor
@Suite struct UIKitTests {
  struct Screen: View {
    @State private var pressed = ""
    var body: some View {
      Text(verbatim: "\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height))")
      Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "wide")
      Text("pressed \(pressed)")
      Button("Press") { pressed = "\(Int(UIScreen.main.bounds.width))" }
    }
  }

  @Test func screen_isTheWindowOfThePage_whileAViewIsEvaluated() throws {
    let screen = ControlScreen(Screen())
    screen.graph.setEnvironment { $0.windowSize = CGSize(width: 390, height: 844) }
    screen.graph.flush()
    #expect(screen.words(in: ElementTree.rootID).contains("390 by 844"))
    #expect(screen.words(in: ElementTree.rootID).contains("phone"))
    screen.graph.setEnvironment { $0.windowSize = CGSize(width: 1280, height: 800) }
    screen.graph.flush()
    #expect(screen.words(in: ElementTree.rootID).contains("1280 by 800"))
    #expect(screen.words(in: ElementTree.rootID).contains("wide"))
  }

  struct Wheel: View {
    @State private var size = UIScreen.main.bounds.width
    @State private var chosen = UIScreen.main.bounds.width
    @State private var name = "\(Int(UIScreen.main.bounds.width))"
    var body: some View {
      Text(verbatim: "\(Int(size)) \(Int(chosen)) \(name)")
      Button("Choose") { chosen = 7 }
    }
  }

  struct AroundWheel: View {
    var body: some View { Wheel() }
  }

  /// The first paint has an estimate of the window, from which the states were made.
  @Test func stateMadeFromTheWindow_whenItIsMeasured_beginsAnew_ifNothingChangedIt() throws {
    let screen = ControlScreen(AroundWheel())
    func words(at width: CGFloat) -> String? {
      screen.graph.setEnvironment { $0.windowSize = CGSize(width: width, height: 800) }
      screen.graph.flush()
      // What began anew is drawn in the flush that it schedules.
      screen.graph.flush()
      return screen.words(in: ElementTree.rootID).first
    }
    #expect(words(at: 1024) == "1024 1024 1024")
    try screen.send(.tap, to: .button)
    screen.graph.remakesMeasures = true
    // Only measures are made again: other values may differ each time, as an identity does.
    #expect(words(at: 390) == "390 7 1024")
    screen.graph.remakesMeasures = false
    #expect(words(at: 500) == "390 7 1024")
  }

  @Test func screen_inAnAction_isTheWindowOfThePageWhoseCodeRuns() async throws {
    let window = PageWindow(size: CGSize(width: 500, height: 400))
    try await withDependencies {
      $0.pageWindow = window
    } operation: {
      let app = await Driver.open(Screen())
      try await app.button("Press").tap()
      #expect(app.has(text: "pressed 500"))
    }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(NSScreen.main?.visibleFrame == UIScreen.main.bounds && NSScreen.screens.count == 1)
  }

  struct Flags: View {
    @State private var pressed = ""
    var body: some View {
      Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moving")
      Text(UIAccessibility.isVoiceOverRunning ? "spoken" : "silent")
      Text(UIAccessibility.isReduceTransparencyEnabled ? "opaque" : "clear")
      Text(UIAccessibility.isInvertColorsEnabled ? "inverted" : "upright")
      Text(UIAccessibility.isDarkerSystemColorsEnabled ? "strong" : "soft")
      Text(UIAccessibility.shouldDifferentiateWithoutColor ? "shapes" : "colours")
      Text("pressed \(pressed)")
      Button("Press") { pressed = UIAccessibility.isReduceMotionEnabled ? "still" : "moving" }
    }
  }

  @Test func flagsOfAccessibility_areThoseOfTheEnvironment_whileAViewIsEvaluated() {
    let screen = ControlScreen(Flags())
    screen.graph.flush()
    var words = screen.words(in: ElementTree.rootID)
    for word in ["moving", "silent", "clear", "upright", "soft", "colours"] {
      #expect(words.contains(word))
    }
    screen.graph.setEnvironment {
      $0.accessibilityReduceMotion = true
      $0.accessibilityVoiceOverEnabled = true
      $0.accessibilityReduceTransparency = true
      $0.accessibilityInvertColors = true
      $0.colorSchemeContrast = .increased
      $0.accessibilityDifferentiateWithoutColor = true
    }
    screen.graph.flush()
    words = screen.words(in: ElementTree.rootID)
    for word in ["still", "spoken", "opaque", "inverted", "strong", "shapes"] {
      #expect(words.contains(word))
    }
  }

  @Test func reducedMotion_inAnAction_isWhatThePageOfTheCodeSays() async throws {
    let window = PageWindow()
    window.reducesMotion = true
    try await withDependencies {
      $0.pageWindow = window
    } operation: {
      let app = await Driver.open(Flags())
      try await app.button("Press").tap()
      #expect(app.has(text: "pressed still"))
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func window_hasTheScreen_whichHasNoRoundCorners() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let screen = scene?.windows.first?.screen
    #expect(screen?.bounds == UIScreen.main.bounds)
    #expect(screen?.value(forKey: "_displayCornerRadius") as? CGFloat == nil)
  }

  @Test func views_ofUIKit_takeLooksThatChangeNothing() {
    UITableView.appearance().backgroundColor = .clear
    UITableViewCell.appearance().backgroundColor = .clear
    UITextView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
  }

  @Test func color_byTraits_differsInLightAndDark() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = Color(uiColor: color).resolve(in: environment(.dark))
    let light = Color(uiColor: color).resolve(in: environment(.light))
    #expect(dark.red > 0.9 && light.red < 0.1)
    #expect(color == UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(UIColor { _ in .red } == .red)
  }

  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  @Test func color_hasItsComponents_andConvenienceInitializersInExtensions() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hex: 0xFF8000)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 1 && abs(green - 0.502) < 0.01 && blue == 0 && alpha == 1)
    #expect(color.cgColor.components?.count == 4)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(Color(hex: 0xFF8000).cgColor?.components?[0] == 1)
  }

  @Test func corners_areThoseThatAreNamed() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10)
    )
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 10)
    #expect(Path(path.cgPath) == Path(roundedRect: rect, cornerRadii: radii))
  }

  @Test func arc_goesTheWayThatUIKitSays() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    // The arc goes clockwise on the screen, from the right to the bottom, and not through the other
    // three quarters.
    #expect(Path(path.cgPath).boundingRect.minX > -1)
  }

  @Test func colours_areMadeOfComponents() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(Color(red) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(UIColor.red.withAlphaComponent(0.5).color == Color.red.opacity(0.5))
    let blue = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(Color(uiColor: blue) == Color(red: 0, green: 0, blue: 1))
  }

  @Test func application_opensAddressesOfBrowsers() {
    #expect(UIApplication.shared.canOpenURL(URL(string: "https://example.org")!))
    #expect(!UIApplication.shared.canOpenURL(URL(string: "javascript:alert(1)")!))
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 0)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.isKeyWindow == true)
  }

  /// The enumeration is not `Sendable`, like a public one of another module.
  enum Theme: String {
    case light, dark
  }

  struct Themed: View {
    @AppStorage("uikit-theme") private var theme = Theme.light
    var body: some View {
      Text(theme.rawValue)
      Button("Switch") { theme = .dark }
    }
  }

  @Test func storage_keepsRawValues() async throws {
    let app = await Driver.open(Themed())
    #expect(app.has(text: "light"))
    try await app.button("Switch").tap()
    #expect(app.has(text: "dark"))
  }

  /// Applications set these properties in the initializer of the application, or of a view.
  @Test func looksOfAllControls_areTaken_andChangeNothing() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemBackground
    look.shadowColor = .clear
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().compactAppearance = look
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    let tabs = UITabBarAppearance()
    tabs.configureWithTransparentBackground()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white],
      for: .selected
    )
    UIWindow.appearance().tintColor = .red
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
    UISlider.appearance().thumbTintColor = .red
    UISwitch.appearance().onTintColor = .red
    UITextField.appearance().clearButtonMode = .whileEditing
    #expect(UINavigationBar.appearance().tintColor == nil)
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
  }

  @Test func pathsOfCoreGraphics_areCombined() {
    let (left, right) = (
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
      Path(CGRect(x: 5, y: 0, width: 10, height: 10)).cgPath
    )
    let place = CGPoint(x: 7, y: 5)
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).contains(place))
    #expect(!left.subtracting(right).contains(place))
    #expect(!left.symmetricDifference(right).contains(place))
  }

  @Test func pasteboard_hasAnAddress_whereOneWasCopied() {
    withDependencies {
      $0.clipboard = Clipboard()
    } operation: {
      UIPasteboard.general.url = URL(string: "https://example.org/a")
      #expect(UIPasteboard.general.string == "https://example.org/a")
      #expect(UIPasteboard.general.url?.host() == "example.org")
      #expect(UIPasteboard.general.hasURLs)
      UIPasteboard.general.strings = ["a", "b"]
      #expect(UIPasteboard.general.strings == ["a"] && UIPasteboard.general.string == "a")
    }
  }

  @Test func colour_inAnArchive_isTheColourThatWasWritten() throws {
    let written = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: written,
      requiringSecureCoding: true
    )
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    )
    let parts = Color(read).resolve(in: EnvironmentValues())
    #expect(
      [parts.red, parts.green, parts.blue, parts.opacity].map { ($0 * 100).rounded() } == [
        20, 40, 60, 50,
      ]
    )
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.systemBlue)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }

  @Test func fontOfUIKit_inAnAttributedString_isItsFont() {
    var text = AttributedString("ab")
    text.font = .systemFont(ofSize: 14, weight: .bold)
    text.foregroundColor = UIColor.systemRed
    text.backgroundColor = UIColor.systemBlue
    #expect(text.runs.first?.font == Font(UIFont.systemFont(ofSize: 14, weight: .bold)))
    #expect(text.runs.first?.foregroundColor == Color(UIColor.systemRed))
    #expect(text.runs.first?.backgroundColor == Color(UIColor.systemBlue))
    text.font = .title
    text.foregroundColor = .red
    let font = text.font
    #expect(font == .title && text.foregroundColor == Color.red)
  }

  @Test func names_fromTheTimeBeforeSwift_areThere() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
    #expect(UIColor.darkText == UIColor(white: 0, alpha: 1))
    UITableView.appearance().sectionHeaderHeight = 8
    UITableView.appearance().sectionFooterHeight = 8
    UITableView.appearance().rowHeight = 44
  }

  @Test func lineOfUIKit_isALineOfAText() {
    let dashes = Text.LineStyle(nsUnderlineStyle: [.single, .patternDash])
    #expect(dashes == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dot)) == [.single, .patternDot])
  }
}

@available(*, unavailable)
extension UIKitTests.Theme: Sendable {}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

extension Color {
  fileprivate init(hex: Int) { self.init(UIColor(hex: hex)) }
}

extension UIKitTests {
  @Test func transform_ofCoreAnimation_isAProjectionOfThePlane() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect(ProjectionTransform(moved).m31 == 10 && ProjectionTransform(moved).m32 == 21)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      ProjectionTransform(CATransform3DMakeAffineTransform(affine)) == ProjectionTransform(affine)
    )
    // A quarter turn around z takes x to y, as that of an affine transform does.
    let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 2))
    #expect(abs(turned.m11) < 1e-9 && abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9)
    // A turn around y in perspective makes the divisor depend on x.
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    let door = ProjectionTransform(CATransform3DRotate(perspective, .pi / 6, 0, 1, 0))
    #expect(abs(door.m11 - cos(.pi / 6)) < 1e-9)
    #expect(abs(door.m13 - 0.5 / 100) < 1e-9)
    #expect(
      CATransform3DEqualToTransform(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
    )
  }

  @Test func colour_resolved_isThatOfItsSurroundings() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(dark.cgColor.components?.first == 1)
    #expect(light.cgColor.components?.first == 0)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .unspecified)) == color)
  }
}
