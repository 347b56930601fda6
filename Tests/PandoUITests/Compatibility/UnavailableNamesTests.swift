import PandoTestSupport
import Testing

/// Tests of names of other frameworks. Applications have types of their own with some of these names.
@Suite struct UnavailableNamesTests {
  private static let uses: [(source: String, message: String)] = [
    (
      #"func keep(_ object: AnyObject) { objc_setAssociatedObject(object, "key", 1, .OBJC_ASSOCIATION_RETAIN) }"#,
      "'objc_setAssociatedObject' is unavailable: There is no Objective-C on Linux. Add a stored "
        + "property to the class, or to a subclass."
    ),
    (
      "let event: UIControl.Event = .valueChanged",
      "'Event' is unavailable: There is no UIKit. Use the action of a Button, or onChange(of:) of "
        + "a control's value."
    ),
    (
      "func look(_ view: _GraphValue<Text>) {}",
      "'_GraphValue' is unavailable: SwiftUI's own graph is not here. Write a View or a "
        + "ViewModifier with a body."
    ),
    (
      "struct Dial: DatePickerStyle { func makeBody(configuration: Configuration) -> some View { EmptyView() } }",
      "'Configuration' is unavailable: Renderers draw date pickers in their own styles. Use "
        + "compact, graphical or wheel."
    ),
    (
      "struct Page: TextEditorStyle { func makeBody(configuration: Configuration) -> some View { EmptyView() } }",
      "'Configuration' is unavailable: Renderers draw editors of text in their own styles. Use "
        + "plain, and a background."
    ),
    (
      "let shelf: [Product] = []",
      "'Product' is unavailable: There is no App Store. Take payments with the web interface of a "
        + "payment service."
    ),
    (
      "struct Hint: Tip {}",
      "'Tip' is unavailable: There is no TipKit. Show the hint in a popover, and keep in "
        + "@AppStorage who has seen it."
    ),
    (
      "var sound: SystemSoundID = 0",
      "'SystemSoundID' is unavailable: A server plays and records nothing. Let the browser play "
        + "it: open its address with a Link."
    ),
    (
      #"let link = NSXPCConnection(serviceName: "a")"#,
      "'NSXPCConnection' is unavailable: There are no services of XPC on Linux. Call the code "
        + "directly, or start it with Process."
    ),
    (
      #"let size = NSAttributedString(string: "a").size()"#,
      "'size()' is unavailable: The browser measures texts. Use onGeometryChange(for:of:action:), "
        + "or fixedSize() and a background with a GeometryReader."
    ),
    (
      #"let box = NSAttributedString(string: "a").boundingRect("#
        + "with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)",
      "'boundingRect(with:options:context:)' is unavailable: The browser measures texts. Use "
        + "onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
    ),
    (
      #"let text = AttributedString("^[1 cup](inflect: true)").inflected()"#,
      "'inflected()' is unavailable: Foundation on Linux has no grammar of languages. Write a "
        + "sentence for each case, in a catalogue of texts."
    ),
    (
      #"let value = NSObject().value(forKeyPath: "a")"#,
      "'value(forKeyPath:)' is unavailable: There is no key-value coding on Linux. Read the "
        + "property itself, or use a KeyPath."
    ),
    (
      "@MainActor func look() { UITableView.appearance().tableFooterView = nil }",
      "'tableFooterView' is unavailable: Lists have no lines after their last row. Put such a view "
        + "above or below the rows."
    ),
    (
      "@MainActor func bar() { UITabBarAppearance().backgroundEffect = nil }",
      "'backgroundEffect' is unavailable: There is no UIKit. Use "
        + "toolbarBackground(.ultraThinMaterial, for: .tabBar)."
    ),
    (
      "@MainActor func tint() { "
        + "UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red }",
      "'UIView' is unavailable: There is no UIKit. Compose views of this library, or write an "
        + "ElementView with a renderer of its own."
    ),
    (
      "@Model final class Book {}",
      "'Model()' is unavailable: There is no SwiftData. Keep the objects in an observable model, "
        + "or with @Shared."
    ),
    (
      "final class Page { @Attribute(.unique, originalName: \"n\") var number = 1 }",
      "'Attribute(_:originalName:hashModifier:)' is unavailable: There is no SwiftData. Keep the "
        + "objects in an observable model, or with @Shared."
    ),
    (
      "@MainActor let web = WebView(url: nil)",
      "'WebView' is unavailable: A page is in the browser already. Open the address with a Link "
        + "or with openURL."
    ),
    (
      "@MainActor let corners = Color.red.clipShape(.rect(corners: .concentric, isUniform: true))",
      "'rect(corners:isUniform:)' is unavailable: Corners do not follow those around. Use "
        + "RoundedRectangle, with a radius."
    ),
    (
      "@MainActor let row = Text(\"a\").listRowInsets(.horizontal, 4)",
      "'listRowInsets' is unavailable: The insets of a row are set for all its edges. Use "
        + "listRowInsets(_:) with EdgeInsets."
    ),
    (
      "let file = SentTransferredFile(URL(filePath: \"a\"))",
      "'SentTransferredFile' is unavailable: Only bytes and texts are dragged. Use a "
        + "DataRepresentation, or offer the file with fileExporter."
    ),
    (
      "@MainActor let slider = "
        + #"Slider(value: .constant(1.0), in: 0...5, neutralValue: 2) { Text("") }"#,
      "'init(value:in:step:neutralValue:enabledBounds:label:onEditingChanged:)' is unavailable: "
        + "Browsers fill a slider from its lower end. Leave out the neutral value."
    ),
    (
      "let asset = PHAsset()",
      "'PHAsset' is unavailable: A server has no photos of a device. Use PhotosPicker."
    ),
    (
      "@MainActor func stop() { UITableView.appearance().isScrollEnabled = false }",
      "'isScrollEnabled' is unavailable: There is no UIKit. Use scrollDisabled(_:) on the list."
    ),
    (
      "let locale = CFLocaleCopyCurrent()",
      "Use Locale.current."
    ),
    (
      "let order = SortDescriptor(\\URL.path, comparator: .localizedStandard)",
      "KeyPathComparator with the same arguments, and sort(using:)."
    ),
    (
      "@MainActor let tap = TapGesture().modifiers(.command)",
      "Use keyboardShortcut(_:modifiers:) of a Button, or a menu."
    ),
    (
      "func lock() { objc_sync_enter(1) }",
      "Use a Mutex: import Synchronization."
    ),
    (
      "@MainActor let icon = Image(nsImage: NSWorkspace.shared.icon(for: .folder))",
      "Use openURL, a ShareLink, or an Image."
    ),
    (
      "@MainActor let mark = RectangleMark(xStart: 100, xEnd: nil, yStart: nil, yEnd: nil)",
      "Draw in chartOverlay, whose proxy has the plot's size."
    ),
    (
      "@MainActor let scene = MenuBarExtra(\"a\", isInserted: .constant(true)) { Text(\"b\") }",
      "Use a Menu in a toolbar."
    ),
    (
      "let style = Chart3DSurfaceStyle.heightBased",
      "or PointMark with symbolSize(by:)."
    ),
    (
      "let data = NSDataAsset(name: \"a\")",
      "and use Bundle.url(forResource:withExtension:)."
    ),
    (
      "@MainActor func badge() { UITabBarItem.appearance().badgeColor = .purple }",
      "Use tabItem(_:), or a Tab."
    ),
    (
      "let activity = NSUserActivity(activityType: \"a\").targetContentIdentifier",
      "with values that are addresses."
    ),
    (
      "func bin(_ url: URL) throws { try FileManager.default.trashItem(at: url, "
        + "resultingItemURL: nil) }",
      "or move the file into a folder."
    ),
    (
      "let lock = OSAllocatedUnfairLock(initialState: 1)",
      "'OSAllocatedUnfairLock' is unavailable: There is no such lock on Linux. Use a Mutex: import "
        + "Synchronization."
    ),
  ]

  @Test func name_ofAnotherFramework_saysWhatToUse() throws {
    guard let compiler = Compiler() else { return }
    let lines = ["import Foundation", "import PandoUI"] + Self.uses.map(\.source)
    let diagnostics = try compiler.diagnostics(
      of: lines.joined(separator: "\n"),
      flags: compiler.flags(forMacrosOf: "PandoMacros")
    )
    for (number, use) in Self.uses.enumerated() {
      let said = diagnostics.split(separator: "\n").filter {
        $0.contains("Source.swift:\(number + 3):") && $0.contains(" error: ")
      }
      #expect(
        said.contains { $0.hasSuffix(use.message) },
        "of \(use.source) the compiler says: \(said)"
      )
    }
  }

  /// An application's own types go before those of a module that it imports.
  @Test func name_ofAnOwnType_isTheOwnType() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Foundation
        import PandoUI
        struct Product: Identifiable, Codable { var id = 1; var name = "a" }
        enum Activity: String, CaseIterable { case walk, run }
        struct Tip: View { var body: some View { Text(Product().name) } }
        final class AppStore { var products: [Product] = [] }
        struct Shop: View {
          let store: AppStore
          var body: some View {
            ForEach(store.products) { product in Text(product.name) }
            ForEach(Activity.allCases, id: \\.self) { Text($0.rawValue) }
            Tip()
          }
        }
        """
    )
    #expect(!diagnostics.contains("error: "), "\(diagnostics)")
  }
}
