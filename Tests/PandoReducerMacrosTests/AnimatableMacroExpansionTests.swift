import Testing

/// Tests of the types to which `@Animatable` adds animatable data, and of the types that it
/// refuses.
struct AnimatableMacroExpansionTests {
  @Test func variables_ofSeveralTypes_becomeOneValue() {
    expectExpansion(
      of: """
        @Animatable
        public struct Arc: Shape {
          var start: Angle
          var end = Angle.degrees(90)
          var width = -1.5
          @AnimatableIgnored var count = 3
          let isClosed = true
        }
        """,
      by: "Animatable",
      "AnimatableIgnored",
      to: """
        public struct Arc: Shape {
          var start: Angle
          var end = Angle.degrees(90)
          var width = -1.5
          var count = 3
          let isClosed = true
        }

        extension Arc: PandoUI.Animatable {
          public nonisolated var animatableData: PandoUI.AnimatableValues<Angle.AnimatableData, Angle.AnimatableData, Double.AnimatableData> {
            get {
              PandoUI.AnimatableValues(start.animatableData, end.animatableData, width.animatableData)
            }
            set {
              start.animatableData = newValue.value.0
              end.animatableData = newValue.value.1
              width.animatableData = newValue.value.2
            }
          }
        }
        """
    )
  }

  @Test func type_withoutAVariable_isRefused() {
    expectExpansion(
      of: """
        @Animatable
        struct Still: Shape {
          let amount = 1.0
          static var count = 3.0
          var double: Double { amount * 2 }
        }
        """,
      by: "Animatable",
      to: """
        struct Still: Shape {
          let amount = 1.0
          static var count = 3.0
          var double: Double { amount * 2 }
        }
        """,
      saying: [
        Expected(
          message:
            "'@Animatable' finds no variable to animate; declare one with its type, as in 'var amount: Double'.",
          line: 1,
          column: 1
        )
      ]
    )
  }

  @Test(arguments: ["1", "\"words\"", ".zero", "total", "[1.0]"])
  func variable_whoseValueShowsNoType_isRefused(value: String) {
    expectExpansion(
      of: """
        @Animatable
        struct Wave: Shape {
          var phase = \(value)
        }
        """,
      by: "Animatable",
      to: """
        struct Wave: Shape {
          var phase = \(value)
        }
        """,
      saying: [
        Expected(
          message:
            "'@Animatable' needs the type of 'phase': write 'var phase: Double = …', or leave it out by '@AnimatableIgnored'.",
          line: 3,
          column: 15
        )
      ]
    )
  }
}
