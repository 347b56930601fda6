import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

@Suite("Structure")
@MainActor
struct StructureTests {
  @Test func aScreen_whenPushed_hasATitleAndAWayBack() throws {
    let page = try Page(Samples.screen("Notes", [.text("x")], inline: true))
    #expect(try page.one("//section/header/h1").words == "Notes")
    #expect(try page.one("//header/button[@data-action='dismiss']").words == "Back")
    #expect(try page.one("//section")["aria-labelledby"] == page.one("//h1")["id"])
  }

  @Test func aList_whenWritten_isAListOfItems() throws {
    let page = try Page(Piece(.list, [:], [Piece(.row, [:], [.text("A")])]))
    #expect(try page.one("//ul[@id='p1']/li[@id='p2']").words.contains("A"))
  }

  @Test func divider_inARow_isHorizontal_andInAStackWithinItVertical() throws {
    let alone = try Page(Piece(.list, [:], [Piece(.row, [:], [Piece(.divider)])]))
    let style = try alone.one("//hr")["style"] ?? ""
    #expect(style.contains("width:100%") && style.contains("height:1px"))
    let stack = Piece(.hstack, [:], [.text("A"), Piece(.divider), .text("B")])
    let beside = try Page(Piece(.list, [:], [Piece(.row, [:], [stack])]))
    #expect(try beside.all("//hr").isEmpty)
    #expect(try beside.one("//*[@role='separator']")["aria-orientation"] == "vertical")
  }

  @Test func aSection_inAList_hasAHeadingAndAListOfItsOwn() throws {
    let section = Piece(
      .section,
      [:],
      [
        Piece(.row, [:], [.text("A")]), .part("header", [.text("Today")]),
      ]
    )
    let page = try Page(Piece(.list, [:], [section]))
    #expect(try page.one("//ul/li//h2").words.contains("Today"))
    #expect(try page.all("//ul/li/ul/li").count == 1)
    let name = try page.one("//ul/li/ul")["aria-labelledby"] ?? ""
    #expect(try page.one("//*[@id='\(name)']").words == "Today")
  }

  @Test func aSection_withATitleInAList_namesTheListOfItsRows() throws {
    let section = Piece(.section, [.title: .text("Today")], [Piece(.row, [:], [.text("A")])])
    let page = try Page(Piece(.list, [:], [section]))
    let name = try page.one("//ul/li/ul")["aria-labelledby"] ?? ""
    #expect(try page.one("//h2[@id='\(name)']").words == "Today")
    #expect(try page.one("/descendant::li[1]")["aria-labelledby"] == nil)
  }

  @Test func rows_whenTheyCanBeRemoved_haveAButtonForIt() throws {
    let page = try Page(
      Piece(
        .list,
        [.events: .events(.delete)],
        [Piece(.row, [.events: .events(.delete)], [.text("A")]), Piece(.row, [:], [.text("B")])]
      )
    )
    #expect(try page.one("//li/div/button")["data-action"] == "delete")
  }

  @Test func tabs_whenWritten_haveAButtonAndAPanelEach() throws {
    let page = try Page(Samples.tabs)
    let tabs = try page.all("//*[@role='tablist']/button[@role='tab']")
    let panels = try page.all("//*[@role='tabpanel']")
    #expect(tabs.count == 4 && panels.count == 4)
    #expect(tabs.map { $0["aria-controls"] } == panels.map { $0["id"] })
    #expect(tabs.map { $0["aria-selected"] } == ["true", "false", "false", "false"])
    #expect(panels.map { $0["hidden"] != nil } == [false, true, true, true])
  }

  @Test func anAlert_whenShown_isAModalDialogNamedByItsTitle() throws {
    let page = try Page(Samples.alert)
    let dialog = try page.one("//dialog[@role='alertdialog']")
    #expect(dialog["open"] != nil && dialog["aria-modal"] == "true")
    let title = try page.one("//*[@id='\(dialog["aria-labelledby"] ?? "")']")
    #expect(title.words == "Delete this note?")
    let message = try page.one("//*[@id='\(dialog["aria-describedby"] ?? "")']")
    #expect(message.words.contains("gone for good"))
  }

  @Test func aSheet_whenItCanBeClosed_hasAButtonForIt() throws {
    let page = try Page(Piece(.sheet, [.events: .events(.dismiss)], [.text("x")]))
    #expect(try page.one("//dialog/button")["aria-label"] == "Close")
  }

  @Test func aSplitView_whenWritten_isANavigationAndItsDetail() throws {
    let page = try Page(Samples.split)
    #expect(try page.all("//nav").count == 1)
    #expect(try page.one("//nav").words.contains("Inbox"))
  }

  @Test func aTable_whenWritten_hasHeadersAndARowForEach() throws {
    let page = try Page(Samples.table)
    #expect(try page.all("//thead/tr/th[@scope='col']").count == 3)
    #expect(try page.all("//tbody/tr").count == 3)
    #expect(try page.one("//th[@aria-sort]")["aria-sort"] == "ascending")
  }

  @Test func aChart_whenWritten_hasATableOfItsValues() throws {
    let page = try Page(Samples.chart)
    #expect(try page.all("//figure").count == 3)
    #expect(try page.all("//figure//table/tbody/tr").count > 10)
    #expect(try page.all("//figure//svg[@aria-hidden='true']").count == 3)
  }

  @Test func aHeading_whenItsLevelIsSet_hasThatLevel() throws {
    let page = try Page(.text("A", [.headingLevel: .number(4)]))
    #expect(try page.one("//h4").words == "A")
  }

  @Test func aPicture_withoutALabel_isSkippedByReaders() throws {
    #expect(try Page(.icon("star")).one("//svg")["aria-hidden"] == "true")
    let named = try Page(.icon("star", [.accessibilityLabel: .text("Favourite")])).one("//svg")
    #expect(named["role"] == "img" && named["aria-label"] == "Favourite")
    #expect(named["aria-hidden"] == nil)
  }

  @Test func aFileImporter_hasACancelButton_likeThatOfOtherDialogs() throws {
    let page = try Page(Piece(.fileImporter, [:], []))
    let cancel = try page.one("//*[contains(@class,'role-cancel')]")
    #expect(cancel.words == "Cancel")
    #expect(try page.all("//*[contains(@class,'role-cancel')]//svg").isEmpty)
  }

  @Test func aScheme_whenForced_isSaidOnTheNode() throws {
    let page = try Page(Piece(.vstack, [.colorScheme: .text("dark")], [.text("x")]))
    #expect(try page.one("//*[@id='p1']")["data-scheme"] == "dark")
  }
}
