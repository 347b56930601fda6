import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of names that applications written for SwiftUI were found to need.
@MainActor
struct CorpusVocabularyTests {
  private struct Bars: View {
    let best: String?
    var body: some View {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 1))
        if let best { RuleMark(x: .value("Name", best)) }
      }
    }
  }

  @Test(arguments: [("a", 2), (nil, 1)] as [(String?, Int)])
  func marks_ofAConditionWithoutElse_areThereWhileItHolds(best: String?, count: Int) {
    let page = Page(Bars(best: best))
    let chart = page.tree.children(of: ElementTree.rootID)[0]
    guard case .chart(let drawing)? = chart.attributes[.chart] else {
      Issue.record("The chart has no drawing.")
      return
    }
    #expect(drawing.marks.count == count)
    page.graph.close()
  }

  @Test func marks_withAMask_keepItsRectangles_andOthersAreReported() {
    let masked = PointMark(x: .value("x", 1), y: .value("y", 1))
      .mask { RectangleMark(x: .value("x", 1)) }
    #expect(masked._marks.map { $0.mask?.map(\.kind) } == [[.rectangle]])
    withKnownIssue {
      let whole = masked.mask { PointMark(x: .value("x", 2), y: .value("y", 1)) }
      #expect(whole._marks.map { $0.mask?.map(\.kind) } == [[.rectangle]])
    } matching: {
      $0.description.contains("Mask with a RectangleMark or a BarMark.")
    }
  }

  @Test func rows_ofAConditionWithoutElse_areThereWhileItHolds() {
    struct Item: Identifiable { let id: Int }
    struct Rows: View {
      let isLong: Bool
      var body: some View {
        Table(of: Item.self) {
          TableColumn("Number") { Text("\($0.id)") }
        } rows: {
          TableRow(Item(id: 1))
          if isLong { TableRow(Item(id: 2)) }
        }
      }
    }
    for isLong in [true, false] {
      let page = Page(Rows(isLong: isLong))
      #expect(page.texts.contains("2") == isLong)
      page.graph.close()
    }
  }

  @Test func rows_ofACollectionWithoutAClosure_showItsElements() {
    struct Item: Identifiable {
      let id: Int
      var parts: [Item] = []
    }
    struct Rows: View {
      let items = [Item(id: 1), Item(id: 2, parts: [Item(id: 3)])]
      var body: some View {
        Table(of: Item.self) {
          TableColumn("Number") { Text("\($0.id)") }
        } rows: {
          ForEach(items)
          ForEach(items.flatMap(\.parts)) { part in
            if part.id == 3 { ForEach([Item(id: part.id + 1)]) } else { TableRow(part) }
          }
        }
      }
    }
    let page = Page(Rows())
    #expect(page.texts.suffix(3) == ["1", "2", "4"])
    page.graph.close()
  }

  @Test func toolbar_whoseItemsAreOfAnotherPlatform_isEmpty() {
    struct Bar: View {
      var body: some View {
        NavigationStack {
          Text("a").toolbar {
            #if os(iOS)
              ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            #endif
          }
        }
      }
    }
    let page = Page(Bar())
    #expect(page.texts.contains("a"))
    page.graph.close()
  }

  @Test func keyframes_ofTheWholeValue_inALoop_followEachOther() {
    let frames = [1.0, 2.0].map { LinearKeyframe($0, duration: 1) }
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for frame in frames { frame }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == 0.5)
    #expect(timeline.value(time: 1.5) == 1.5)
  }

  @Test func vectors_betweenTwo_areOnTheStraightWay() {
    #expect(1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
    #expect(CGFloat(1).interpolated(towards: 3, amount: 2) == 5)
    var pair = AnimatablePair(0.0, 10.0)
    pair.interpolate(towards: AnimatablePair(10.0, 0.0), amount: 0.1)
    #expect(pair == AnimatablePair(1.0, 9.0))
  }

  @Test func color_ofAColor_isIt() {
    let colors = [true, false].map { isOn in Color(isOn ? Color.red : .green) }
    #expect(colors == [.red, .green])
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
  }

  @Test func picture_ofASystemIcon_isDrawnAsOne() throws {
    let picture = try #require(UIImage(systemName: "star"))
    #expect(picture != UIImage(systemName: "star.fill"))
    #expect(UIImage(systemName: "") == nil)
    let page = Page(Image(uiImage: picture))
    let plain = Page(Image(systemName: "star"))
    #expect(page.outline == plain.outline)
    page.graph.close()
    plain.graph.close()
  }

  @Test func words_withALineBelow_areUnderlined() throws {
    var words = AttributedString("a")
    words.underlineStyle = .single
    var struck = AttributedString("b")
    struck.strikethroughStyle = .init(pattern: .dot)
    let runs = TextRun.runs(words + struck)
    #expect(runs.map(\.isUnderlined) == [true, false])
    #expect(runs.map(\.isStruck) == [false, true])
    #expect(TextRun.runs(AttributedString(runs)) == runs)
  }

  /// `Image.init` of UIKit images is preferred, although the initializer for AppKit takes the same
  /// type.
  @Test func image_asAFunctionOfPictures_isUnambiguous() throws {
    let images = [UIImage()].map(Image.init)
    #expect(images == [Image(uiImage: UIImage())])
  }

  @Test func objectsOfAView_inCodeOfNoActor_compileInSwift5() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Foundation
        import OpenCombine
        import PandoUI
        final class Model: ObservableObject { func place() -> Double { 1 } }
        struct Marker: Shape {
          @ObservedObject var model: Model
          func path(in rect: CGRect) -> Path {
            let y = model.place()
            return Path { $0.move(to: CGPoint(x: 0, y: y)) }
          }
        }
        protocol Marking { associatedtype Mark: View; func mark() -> Mark }
        extension Model: Marking { func mark() -> some View { Marker(model: self) } }
        struct Erased { let body: Any; var view: AnyView? { AnyView(_fromValue: body) } }
        """,
      flags: ["-swift-version", "5"]
    )
    #expect(diagnostics == "")
  }

  @Test func vector_scaled_isAnotherOne() {
    let pair = AnimatablePair(2.0, 4.0)
    #expect(pair.scaled(by: 0.5) == AnimatablePair(1.0, 2.0))
    #expect(CGFloat(3).scaled(by: 2) == 6)
  }

  @Test func outlineOfButtons_isAShape() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    let square = ButtonBorderShape.roundedRectangle(radius: 5)
    #expect(square.path(in: rect) == RoundedRectangle(cornerRadius: 5).path(in: rect))
    let page = Page(Text("a").background(.tint, in: .buttonBorder))
    #expect(page.texts == ["a"])
    page.graph.close()
  }

  @Test func type_isFoundByATag() {
    let type = UTType(tag: "csv", tagClass: .filenameExtension, conformingTo: .compositeContent)
    #expect(type == .commaSeparatedText)
    #expect(UTType(tag: "text/csv", tagClass: .mimeType, conformingTo: nil) == type)
    #expect(UTType(tag: "csv", tagClass: UTTagClass(rawValue: "a"), conformingTo: nil) == nil)
    #expect(UTType.javaScript.tags[.filenameExtension] == ["js", "mjs"])
    #expect(UTType.folder.conforms(to: .directory))
    #expect(UTType(filenameExtension: "epub") == .epub)
  }

  @Test func colour_isMadeOfOneOfCoreGraphics() {
    let color = Color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color == Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
  }

  @Test func calendarOfDays_endsAtItsBound() {
    func enabled(_ end: Date) -> Int {
      let page = Page(MultiDatePicker("Days", selection: .constant([]), in: ..<end))
      defer { page.graph.close() }
      return days(page.tree, in: ElementTree.rootID)
    }
    func days(_ tree: ElementTree, in id: ElementID) -> Int {
      tree.children(of: id).reduce(0) { count, child in
        let isFree = child.kind == .button && !child.attributes.flag(.isDisabled)
        return count + (isFree ? 1 : 0) + days(tree, in: child.id)
      }
    }
    #expect(enabled(.distantFuture) > enabled(Date(timeIntervalSinceReferenceDate: 0)))
  }
}
