import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the widths of stacks and symbols whose children or frames have limits.
  @MainActor
  @Suite("Live stack widths")
  struct LiveStackWidths: FramePlaces {
    @Test func symbolThatKeepsItsRatio_isAsHighAsItsWidth_whereItsHeightIsNotGiven() async throws {
      #expect(
        try await misplaced {
          ScrollView {
            VStack(spacing: 0) {
              Image(systemName: "star").resizable().scaledToFit()
                .accessibilityIdentifier("120,0,60,60").frame(maxWidth: 60)
              Image(systemName: "star").resizable().scaledToFit()
                .accessibilityIdentifier("100,60,100,100").frame(width: 100)
              block(30, 20, at: "135,160")
            }
          }
        } == []
      )
      // Beside other views, a symbol takes no more width than follows from its height.
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Image(systemName: "star").resizable().scaledToFit()
              .accessibilityIdentifier("110,80,40,40").frame(height: 40)
            block(40, 20, at: "150,90")
          }
        } == []
      )
    }

    @Test func stack_isNoWiderThanTheLimitsOfItsChildren() async throws {
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("50,0,200,40").frame(maxWidth: 200).frame(height: 40)
            block(30, 20, at: "135,40")
          }
          .background { Color.blue.accessibilityIdentifier("50,0,200,60") }
          .frame(maxHeight: .infinity, alignment: .top)
        } == []
      )
      // The child without a limit takes all of the room.
      #expect(
        try await misplaced {
          VStack(alignment: .leading, spacing: 0) {
            Color.red.accessibilityIdentifier("10,10,200,40").frame(maxWidth: 200)
              .frame(height: 40)
            Color.green.accessibilityIdentifier("10,50,280,20").frame(height: 20)
          }
          .padding(10)
          .background { Color.blue.accessibilityIdentifier("0,0,300,80") }
          .frame(maxHeight: .infinity, alignment: .top)
        } == []
      )
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("100,80,60,40").frame(maxWidth: 60)
            block(40, 40, at: "160,80")
          }
          .frame(height: 40)
          .background { Color.blue.accessibilityIdentifier("100,80,100,40") }
        } == []
      )
      // Where the room is less than the limit, the child takes the room.
      #expect(
        try await misplaced {
          ZStack {
            Color.red.accessibilityIdentifier("20,70,260,60").frame(maxWidth: 400)
              .frame(height: 60)
            block(30, 20, at: "135,90")
          }
          .padding(.horizontal, 20)
          .background { Color.blue.accessibilityIdentifier("0,70,300,60") }
        } == []
      )
    }

    @Test func viewWithALimit_inAStack_isInTheMiddleOfItsRoom() async throws {
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              Color.red.accessibilityIdentifier("100,0,60,200").frame(maxWidth: 60)
              Color.blue.accessibilityIdentifier("160,0,40,200").frame(width: 40)
            }
          }
        } == []
      )
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            VStack(spacing: 0) {
              Color.red.accessibilityIdentifier("0,50,300,80").frame(maxHeight: 80)
              block(300, 20, at: "0,130")
            }
          }
        } == []
      )
    }

    @Test func stack_isNoHigherThanTheLimitsOfItsChildren() async throws {
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("0,75,300,30").frame(maxHeight: 30)
            Color.green.accessibilityIdentifier("0,105,300,20").frame(maxHeight: 20)
          }
          .background { Color.blue.accessibilityIdentifier("0,75,300,50") }
        } == []
      )
      // Each stands in the middle of the highest.
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("120,85,30,30").frame(width: 30).frame(maxHeight: 30)
            Color.green.accessibilityIdentifier("150,70,30,60").frame(width: 30)
              .frame(maxHeight: 60)
          }
          .background { Color.blue.accessibilityIdentifier("120,70,60,60") }
        } == []
      )
      // It does not push away what is above and below it.
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            block(30, 20, at: "135,50")
            HStack(spacing: 0) {
              Color.red.accessibilityIdentifier("0,70,150,60").frame(maxHeight: 60)
              Color.green.accessibilityIdentifier("150,70,150,60").frame(maxHeight: 60)
            }
            block(30, 20, at: "135,130")
          }
        } == []
      )
      #expect(
        try await misplaced {
          ZStack {
            Color.red.accessibilityIdentifier("0,60,300,80").frame(maxHeight: 80)
            block(30, 20, at: "135,90")
          }
          .background { Color.blue.accessibilityIdentifier("0,60,300,80") }
        } == []
      )
      // What has less room than the limits shares that.
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("0,0,300,100").frame(maxHeight: 150)
            Color.green.accessibilityIdentifier("0,100,300,100").frame(maxHeight: 150)
          }
        } == []
      )
    }

    @Test func idealWidth_inAStack_isThatOfTheContent() async throws {
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            block(40, 20, at: "130,90").frame(idealWidth: 200)
          }
          .background { Color.blue.accessibilityIdentifier("130,90,40,20") }
        } == []
      )
    }
  }
}
