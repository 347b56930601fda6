import Foundation
import Testing

@testable import PandoWeb

/// Tests of the icons of names that applications use, and of the rules that compose icons.
@Suite("System icons by name and by rule")
struct SystemIconRuleTests {
  /// The names of symbols, one a line: those counted in the code of some fifty applications, and
  /// related ones.
  private static let names: [String] = {
    let file = URL(filePath: #filePath).appending(path: "../../../Support/SymbolNames.txt")
      .standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  @Test func everyNameOfTheList_isKnown() {
    #expect(Self.names.count > 1_600)
    let unknown = Self.names.filter { SystemIcon(named: $0).isFallback }
    #expect(unknown == [])
  }

  @Test func namesOfTheList_haveADrawingOfTheirOwn_unlessTheyAreAliases() {
    var first: [[SystemIcon.Path]: String] = [:]
    var shared: [String] = []
    for name in Self.names where Embedded.iconAliases[name] == nil {
      // The filled form of an alias shares its drawing on purpose, and so does a name without a
      // filled form.
      let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      guard Embedded.iconAliases[plain] == nil else { continue }
      let paths = SystemIcon(named: name).paths
      guard let other = first.updateValue(name, forKey: paths) else { continue }
      if other != plain, !Self.isOfAnAlias(name), !Self.isOfAnAlias(other) {
        shared.append("\(other) \(name)")
      }
    }
    #expect(shared == [])
    #expect(first.count >= 1_500)
  }

  @Test(arguments: 0...50, ["circle", "circle.fill", "square", "square.fill"])
  func number_inAShape_isMadeOfItsDigits(number: Int, shape: String) {
    let icon = SystemIcon(named: "\(number).\(shape)")
    #expect(!icon.isFallback)
    #expect(icon.paths != SystemIcon(named: "\(number + 1).\(shape)").paths)
    #expect(icon.paths != SystemIcon(named: shape).paths)
  }

  @Test(
    arguments: "abcdefghijklmnopqrstuvwxyz".map(String.init),
    ["circle", "circle.fill", "square", "square.fill"]
  )
  func letter_inAShape_isThere(letter: String, shape: String) {
    #expect(!SystemIcon(named: "\(letter).\(shape)").isFallback)
  }

  @Test(arguments: [
    "dollarsign", "eurosign", "sterlingsign", "yensign", "indianrupeesign", "bitcoinsign",
    "wonsign", "rublesign",
    "turkishlirasign", "francsign", "centsign", "brazilianrealsign", "shekelsign", "pesosign",
    "dongsign",
    "nairasign", "tengesign", "bahtsign", "danishkronesign",
  ])
  func currency_aloneAndInAShape_isThere(name: String) {
    for suffix in ["", ".circle", ".circle.fill", ".square", ".square.fill"] {
      #expect(!SystemIcon(named: name + suffix).isFallback, "\(name)\(suffix)")
    }
  }

  @Test func filledShape_isOnePathWithAHole_andAnOpenOneIsTwo() throws {
    let filled = SystemIcon(named: "17.circle.fill").paths
    #expect(filled.map(\.kind) == [.inside])
    let open = SystemIcon(named: "17.circle").paths
    #expect(open.map(\.kind) == [.line, .inside])
    #expect(try #require(filled.first).data.hasSuffix(try #require(open.last).data))
  }

  @Test func slash_cutsItsBase_whichKeepsItsFill() {
    let slashed = SystemIcon(named: "key.slash.fill").paths
    #expect(slashed.dropLast().map(\.data) == SystemIcon(named: "key.fill").paths.map(\.data))
    #expect(slashed.map(\.cut) == Array(repeating: .slash, count: slashed.count - 1) + [nil])
  }

  @Test(arguments: [
    ("photo.badge.plus", "photo", SystemIcon.Path.Cut.badge), ("bell.badge", "bell", .dot),
    ("bell.badge.fill", "bell.fill", .dot), ("person.fill.badge.minus", "person.fill", .badge),
    ("lock.trianglebadge.exclamationmark", "lock", .badge),
    ("folder.badge.person.crop", "folder", .badge),
  ])
  func badge_makesRoomInItsBase(name: String, base: String, cut: SystemIcon.Path.Cut) {
    let paths = SystemIcon(named: name).paths
    #expect(paths.dropLast().map(\.data) == SystemIcon(named: base).paths.map(\.data))
    #expect(paths.dropLast().allSatisfy { $0.cut == cut } && paths.last?.cut == nil)
  }

  @Test func gobackward_withSeconds_hasTheNumberInIt() {
    let plain = SystemIcon(named: "gobackward").paths
    #expect(SystemIcon(named: "gobackward.15").paths.count == plain.count + 1)
    #expect(SystemIcon(named: "gobackward.15").paths != SystemIcon(named: "gobackward.30").paths)
    #expect(SystemIcon(named: "gobackward.nonsense").isFallback)
  }

  @Test func everyRule_whenUsed_writesCommandsAndNumbersOnly() {
    for name in Self.names {
      for path in SystemIcon(named: name).paths {
        #expect(path.data.wholeMatch(of: /M[MmLlHhVvCcSsQqAaZz0-9 .\-]+/) != nil, "\(name)")
      }
    }
  }

  @Test func aLongName_isUnknown_beforeAnyRuleReadsIt() {
    for part in [".slash", ".fill", ".badge.circle", ".circle"] {
      #expect(SystemIcon(named: "star" + String(repeating: part, count: 10_000)).isFallback)
    }
  }

  #if DEBUG
    @Test func unknownName_inADebugBuild_standsBesideThePlainIcon_escaped() {
      let html = Self.html("no.such.<icon>")
      #expect(html.contains(">no.such<") && html.contains(">.&lt;icon"))
      #expect(!html.contains("<icon"))
      #expect(html.contains("width:auto"))
    }

    @Test func aLongUnknownName_isShortened() {
      let html = Self.html(String(repeating: "x", count: 100_000))
      #expect(html.utf8.count < 1_000)
    }
  #else
    @Test func unknownName_inAReleaseBuild_isAPlainIcon() {
      let html = Self.html("no.such.icon")
      #expect(!html.contains("no.such") && !html.contains("<text"))
    }
  #endif

  @Test func aKnownName_isNotWritten() {
    #expect(!Self.html("photo.badge.plus").contains("<text"))
    #expect(Self.html("photo.badge.plus").contains("clip-path:polygon("))
  }

  private static func html(_ name: String) -> String {
    HTMLWriter.string(.element(Icon.element(named: name)))
  }

  /// Whether the name has an alias for its base, such as `document.badge.plus`.
  private static func isOfAnAlias(_ name: String) -> Bool {
    var words = name.split(separator: ".")
    while words.popLast() != nil {
      if Embedded.iconAliases[words.joined(separator: ".")] != nil { return true }
    }
    return false
  }
}
