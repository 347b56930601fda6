import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the frames of a page, by kind.
@Suite struct PageFrameTests {
  @Test(arguments: [
    ("[1,5,\"tap\"]", Event.tap),
    ("[1,5,\"change\",\"text\",\"a\"]", .change(.text("a"))),
    ("[1,5,\"change\",\"flag\",true]", .change(.flag(true))),
    ("[1,5,\"change\",\"number\",2.5]", .change(.number(2.5))),
    ("[1,5,\"change\",\"date\",60]", .change(.date(Date(timeIntervalSince1970: 60)))),
    ("[1,5,\"change\",\"selection\",[7,8]]", .change(.selection([ElementID(7), ElementID(8)]))),
    ("[1,5,\"focus\",false]", .focus(false)),
    ("[1,5,\"delete\",9]", .delete(ElementID(9))),
    ("[1,5,\"move\",9,null]", .move(ElementID(9), before: nil)),
    ("[1,5,\"move\",9,3]", .move(ElementID(9), before: ElementID(3))),
    ("[1,5,\"action\",2]", .action(2)),
    ("[1,5,\"drop\",[\"a\"],[1,2]]", .drop(["a"], at: CGPoint(x: 1, y: 2))),
  ])
  func event_isRead(text: String, event: Event) {
    #expect(PageFrame(text) == .event(number: 1, element: ElementID(5), event))
  }

  @Test func undo_isOfThePage_andHasNoValues() {
    #expect(PageFrame("[1,0,\"undo\"]") == .undo(number: 1, isRedo: false))
    #expect(PageFrame("[2,0,\"redo\"]") == .undo(number: 2, isRedo: true))
    #expect(PageFrame("[1,0,\"undo\",5]") == nil)
    #expect(PageFrame("[1,5,\"undo\"]") == .event(number: 1, element: ElementID(5), nil))
  }

  @Test func key_isRead() {
    guard
      case .event(_, _, .key(let press)?)? = PageFrame("[1,5,\"key\",\"A\",[\"shift\"],\"down\"]")
    else {
      Issue.record("no key")
      return
    }
    #expect(press.key == KeyEquivalent("a"))
    #expect(press.characters == "A")
    #expect(press.modifiers == .shift)
  }

  @Test func key_withAName_doesNotTypeIt() {
    guard case .event(_, _, .key(let press)?)? = PageFrame("[1,5,\"key\",\"Enter\",[],\"down\"]")
    else {
      Issue.record("no key")
      return
    }
    #expect(press.key == .return)
    #expect(press.characters == "\r")
  }

  @Test(arguments: [
    "[1,5,\"explode\"]", "[1,5,\"change\",\"text\",1]", "[1,5,\"change\",\"flag\"]",
    "[1,5,\"move\",1]", "[1,5,\"drop\",[1],[1,2]]", "[1,5,\"change\",\"selection\",[1.5]]",
    "[1,5,\"change\",\"color\",\"red\"]", "[1,5,\"key\",\"Hyper\",[],\"down\"]",
    "[1,5,\"change\",\"color\",\"#+12345\"]", "[1,5,\"change\",\"color\",\"#-12345\"]",
    "[1,5,\"change\",\"number\",1e999]", "[1,5,\"change\",\"date\",-1e999]",
    "[1,5,\"drag\",[0,1e999],[0,0],true]", "[1,5,\"drop\",[\"a\"],[-1e999,0]]",
    "[1,5,\"action\",1e999]", "[1,5,\"change\",\"selection\",[1e999]]",
  ])
  func eventThatThereIsNot_isAnEventWithoutMeaning(text: String) {
    #expect(PageFrame(text) == .event(number: 1, element: ElementID(5), nil))
  }

  @Test(arguments: [
    "[]", "[0,5,\"tap\"]", "[-1,5,\"tap\"]", "[1.5,5,\"tap\"]", "[1,\"p5\",\"tap\"]", "[1,5]",
    "[1,5,5]", "[\"ack\"]", "[\"ack\",\"1\"]", "\"ack\"", "[\"hello\",1]",
  ])
  func whatIsNoFrame_isRefused(text: String) {
    #expect(PageFrame(text) == nil)
  }
}
