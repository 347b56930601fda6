import PandoTestSupport
import Testing

/// Tests of unavailable declarations: at each use the compiler says why, and what to use instead.
@Suite struct UnavailableTests {
  /// One use, and the expected diagnostic.
  struct Use {
    let source: String
    let name: String
    let message: String
  }

  /// One use of each kind of unavailable declaration, also where it overloads an available one.
  private static let uses: [Use] = [
    Use(
      source: #"_ = Text("a").glassBackgroundEffect()"#,
      name: "glassBackgroundEffect(displayMode:)",
      message: "There are no windows in a room; use glassEffect(_:in:) or "
        + "background(.regularMaterial)."
    ),
    Use(
      source: #"_ = UtilityWindow("a", id: "b") { Text("a") }"#,
      name: "UtilityWindow",
      message: "A window of a browser shows one page. Show the content in a sheet, push it, "
        + "or open it in a tab with openWindow."
    ),
    Use(
      source: "_ = Image(size: CGSize(width: 8, height: 8)) { $0.fill(Path(), with: .foreground) }",
      name: "init(size:label:opaque:colorMode:renderer:)",
      message: "Images are files. Draw in a Canvas, and give it a frame of the size."
    ),
    Use(
      source: "_ = PasteButton(supportedContentTypes: [.text]) { _ in }",
      name: "init(supportedContentTypes:payloadAction:)",
      message: "There are no item providers. Use PasteButton(payloadType:onPaste:)."
    ),
    Use(
      source: "_ = Bindable(wrappedValue: 1)",
      name: "init(wrappedValue:)",
      message: "The wrapped value must be an object that conforms to Observable"
    ),
    Use(
      source: "func draw(_ layout: Text.Layout) {}",
      name: "Layout",
      message: "Renderers draw texts in their own way. Use fonts, styles and AttributedString."
    ),
    Use(
      source: "struct Own { @FetchRequest(sortDescriptors: []) var notes: FetchedResults<Int> }",
      name: "FetchRequest",
      message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
    ),
    Use(
      source: "struct Blur { var style: UIBlurEffect.Style }",
      name: "UIBlurEffect",
      message: "There is no UIKit. Use a Material as the background."
    ),
    Use(
      source: "func look(_ label: UILabel) {}",
      name: "UILabel",
      message: "There is no UIKit. Use a Text."
    ),
    Use(
      source: "final class Wheels: UIPickerView {}",
      name: "UIPickerView",
      message: "There is no UIKit. Use a Picker with pickerStyle(.wheel)."
    ),
    Use(
      source: "let places = CLLocationManager()",
      name: "CLLocationManager",
      message: "A server knows no place of a device. Ask for an address in a form, and search it "
        + "with a service."
    ),
    Use(
      source: "@MainActor func map(_ position: Binding<MapCameraPosition>) -> some View "
        + #"{ Map(position: position) { Marker("a", coordinate: .init()) } }"#,
      name: "Map",
      message: "There is no MapKit. Show a picture of the map with AsyncImage, or open a map with "
        + "a Link."
    ),
    Use(
      source: "_ = VideoPlayer(player: nil)",
      name: "VideoPlayer",
      message: "A server plays and records nothing. Let the browser play it: open its address "
        + "with a Link."
    ),
    Use(
      source: "struct Own { @Query(sort: \\String.count) var notes: [String] }",
      name: "Query",
      message: "There is no SwiftData. Keep the objects in an observable model, or with @Shared."
    ),
    Use(
      source: #"let log = Logger(subsystem: "a", category: "b")"#,
      name: "Logger",
      message: "There is no unified log. Use swift-log: import Logging, and "
        + #"Logger(label: "Subsystem.Category")."#
    ),
    Use(
      source: "let hash = SHA256.hash(data: Data())",
      name: "SHA256",
      message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
    ),
    Use(
      source: "final class Level: SKScene {}",
      name: "SKScene",
      message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
    ),
    Use(
      source: #"let code = CIFilter(name: "CIQRCodeGenerator")"#,
      name: "CIFilter",
      message: "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, "
        + "grayscale and hueRotation."
    ),
    Use(
      source: "UIGraphicsBeginImageContext(.zero)",
      name: "UIGraphicsBeginImageContext",
      message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
    ),
    Use(
      source: "_ = UIApplication.openSettingsURLString",
      name: "openSettingsURLString",
      message: "A browser has settings of its own. Offer a screen of yours, or tell where they are."
    ),
    Use(
      source: "UIScrollView(frame: .zero).isPagingEnabled = true",
      name: "isPagingEnabled",
      message: "There is no UIKit. Use scrollBounceBehavior(_:axes:) or "
        + "scrollDismissesKeyboard(_:)."
    ),
    Use(
      source: "_ = UIFont.familyNames",
      name: "familyNames",
      message: "Only the browser knows its fonts. Name the one that you want in "
        + "Font.custom(_:size:)."
    ),
    Use(
      source: "_ = UITextView()",
      name: "init()",
      message: "There is no UIKit. Use scrollContentBackground(_:) of TextEditor."
    ),
    Use(
      source: "_ = NSString(string: \"a\").size(withAttributes: nil)",
      name: "size(withAttributes:)",
      message: "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() "
        + "and a background with a GeometryReader."
    ),
    Use(
      source: "struct Own { @NSApplicationDelegateAdaptor(Int.self) var delegate }",
      name: "NSApplicationDelegateAdaptor",
      message: "There is no AppKit and no watch. Use UIApplicationDelegateAdaptor with a "
        + "UIApplicationDelegate, or onChange(of:) with scenePhase."
    ),
    Use(
      source: """
        _ = ShareLink(item: Data(), preview: SharePreview("a"))
        """,
      name: "init(item:subject:message:preview:)",
      message: "A page shares texts, addresses and an Image. Offer other data as a file, with "
        + "fileExporter."
    ),
    Use(
      source: "UIApplication.shared.windows.first?.endEditing(true)",
      name: "endEditing",
      message: "Set a @FocusState to nil, which closes the keyboard."
    ),
    Use(
      source: "func take(_ panel: NSPanel) {}",
      name: "NSPanel",
      message: "There is no AppKit. Show the content in a sheet, or push it."
    ),
    Use(
      source: "_ = NSComparisonPredicate.Operator.customSelector",
      name: "customSelector",
      message: "There is no Objective-C, and no selector. Use a closure, or NSPredicate(block:)."
    ),
    Use(
      source: "final class Own: UIHostingController<Text> { override func viewDidLoad() {} }",
      name: "UIHostingController",
      message: "There is no UIKit to put views into. Show them in a WindowGroup."
    ),
    Use(
      source: #"_ = UIStoryboard(name: "Main", bundle: nil)"#,
      name: "UIStoryboard",
      message: "There is no UIKit, and no storyboard. Write the screen as a view of this library."
    ),
    Use(
      source: "struct Own: UITraitBridgedEnvironmentKey { static let defaultValue = 1 }",
      name: "UITraitBridgedEnvironmentKey",
      message: "There is no UIKit to read it. Conform to EnvironmentKey alone."
    ),
    Use(
      source: "_ = NSApplication.didResignActiveNotification",
      name: "didResignActiveNotification",
      message: "A notification goes to all pages of a process. Use onChange(of:) with scenePhase."
    ),
    Use(
      source: "func draw(_ entries: [BarChartDataEntry]) {}",
      name: "BarChartDataEntry",
      message: "That package draws with UIKit. Use a BarMark in a Chart, as in Swift Charts."
    ),
    Use(
      source: "_ = TextEditor(text: .constant(AttributedString(\"a\")))",
      name: "init(text:)",
      message: fieldsArePlain
    ),
    Use(
      source: "struct Own { var selection = AttributedTextSelection() }",
      name: "AttributedTextSelection",
      message: fieldsArePlain
    ),
    Use(
      source: #"_ = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { $0 * $1 } }"#,
      name: "Chart3D",
      message: "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or "
        + "PointMark with symbolSize(by:)."
    ),
    Use(
      source: "func show(_ url: Binding<URL?>) { _ = Text(\"a\").quickLookPreview(url) }",
      name: "quickLookPreview",
      message: "Nothing here shows files of any type. Show a picture in a sheet, or let the "
        + "browser open the file with a Link."
    ),
    Use(
      source: "_ = PersonNameComponentsFormatter()",
      name: "init(_:)",
      message: "Foundation has no formatter of names on Linux. Use name.formatted(.name(style: "
        + ".long))."
    ),
    Use(
      source: "struct Clock: Widget { var body: some WidgetConfiguration { fatalError() } }",
      name: "Widget",
      message: "A browser has no widgets. Leave files of WidgetKit out of the target, and show "
        + "their views in a WindowGroup."
    ),
    Use(
      source: "func place(_ converter: CoordinateSpaceConverter) {}",
      name: "CoordinateSpaceConverter",
      message: "Use frame(in:) of a GeometryProxy, onGeometryChange, or a gesture's own "
        + "coordinateSpace."
    ),
    Use(
      source: "_ = (Date.now..<Date.now).formatted(.components(style: .abbreviated))",
      name: "components(style:fields:)",
      message: "Foundation has no such format on Linux. Use Duration.seconds(end"
        + ".timeIntervalSince(start)).formatted(.units(allowed: [.hours, .minutes]))."
    ),
    Use(
      source: "let scheme = true; UIApplication.shared.windows.first?.rootViewController?.view"
        + ".overrideUserInterfaceStyle = scheme ? .dark : .light",
      name: "overrideUserInterfaceStyle",
      message: "Use preferredColorScheme(_:)."
    ),
    Use(
      source: "_ = UIGraphicsImageRendererFormat()",
      name: "UIGraphicsImageRendererFormat",
      message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
    ),
    Use(
      source: "let store = NSPersistentContainer(); "
        + #"_ = Text("a").environment(\.managedObjectContext, store.viewContext)"#,
      name: "managedObjectContext",
      message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
    ),
    Use(
      source: #"_ = UIApplication.shared.sendAction(Selector("a"), to: nil, from: nil, for: nil)"#,
      name: "sendAction(_:to:from:for:)",
      message: "Set a @FocusState to nil, which closes the keyboard."
    ),
    Use(
      source: "_ = HKHealthStore().authorizationStatus(for: 1)",
      name: "HKHealthStore",
      message: "There is no HealthKit. Keep what visitors enter in a model of your own."
    ),
    Use(
      source: "final class Own: WCSessionDelegate {}",
      name: "WCSessionDelegate",
      message: "Share the state with @Shared, and serve it to all devices of a visitor."
    ),
    Use(
      source: "struct Open: AppIntent {}",
      name: "AppIntent",
      message: "Give the screen an address, which can be opened from anywhere."
    ),
  ]

  private static let fieldsArePlain =
    "Fields have plain text. Edit a String with TextEditor(text:selection:) and a TextSelection, "
    + "and show attributes in a Text."

  /// All uses in one source, since the compiler takes a second to start; each has a line.
  @Test func use_isAnErrorWithTheMessage() throws {
    guard let compiler = Compiler() else { return }
    let lines =
      ["import Foundation", "import PandoUI"]
      + Self.uses.enumerated().map { "@MainActor func use\($0)() { \($1.source) }" }
    let diagnostics = try compiler.diagnostics(of: lines.joined(separator: "\n"))
    for (number, use) in Self.uses.enumerated() {
      let said = diagnostics.split(separator: "\n").filter {
        $0.contains("Source.swift:\(number + 3):") && $0.contains(" error: ")
      }
      #expect(
        said.contains { $0.contains("error: '\(use.name)") && $0.hasSuffix(use.message) },
        "of \(use.source) the compiler says: \(said)"
      )
    }
  }

  /// A member that is not declared would cause an error of its own, which does not help.
  @Test func member_ofAnUnavailableObject_isNoOtherError() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Foundation
        import PandoUI
        final class Screen: UIViewController {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "a"
            label.layer.cornerRadius = 3
            label.lines(1, of: "a")
            self.bar.isShown = true
          }
        }
        """
    )
    let errors = diagnostics.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("is unavailable: ") }, "\(errors)")
  }

  /// In Swift 5 mode, a delegate without isolation may call the action, as in SwiftUI.
  @Test func dismiss_inADelegateOfSwift5_compiles() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Foundation
        import PandoUI
        struct Delegate {
          let dismiss: DismissAction
          let dismissSearch: DismissSearchAction
          func end() {
            dismiss()
            dismissSearch()
          }
        }
        """,
      flags: ["-swift-version", "5"]
    )
    #expect(!diagnostics.contains("error: "), "\(diagnostics)")
  }

  @Test func style_ofOnesOwn_compiles() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Vibrant: ShapeStyle {
          func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
        }
        """
    )
    #expect(diagnostics.isEmpty)
  }

  @Test func use_whenAnotherFormIsAvailable_compiles() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import PandoUI

        @MainActor func use() {
          _ = Text("a").onTapGesture {}.mask(Circle()).hoverEffect(.lift)
          _ = Text("a").transition(.opacity).contextMenu { Text("b") }
          _ = Text("a").searchable(text: .constant("b"))
          _ = TextField("a", text: .constant("b"))
          _ = WindowGroup { Text("a") }
        }
        """
    )
    #expect(diagnostics == "")
  }
}
