import PandoTestSupport
import Testing

/// Tests of names of other frameworks, among them those that applications have for types of their own.
@Suite struct UnavailableNamesTests {
  private static let uses: [(source: String, message: String)] = [
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
      "@MainActor let photos = "
        + #"Text("").photosPicker(isPresented: .constant(true), selection: .constant([]))"#,
      "is unavailable: A server has no photos of a device. Use fileImporter with "
        + "allowedContentTypes: [.image]."
    ),
    (
      "@MainActor func stop() { UITableView.appearance().isScrollEnabled = false }",
      "'isScrollEnabled' is unavailable: There is no UIKit. Use scrollDisabled(_:) on the list."
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
