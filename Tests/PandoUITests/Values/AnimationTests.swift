import Foundation
import PandoUI
import Testing

@Suite struct AnimationTests {
  @Test func timed_whenResolved_isACurveOfCSS() {
    let resolved = Animation.easeInOut(duration: 2).speed(2).delay(0.5).resolved
    #expect(resolved.timing.css == "cubic-bezier(.42,0,.58,1)")
    #expect(resolved.duration == 1)
    #expect(resolved.delay == 0.5)
    #expect(resolved.repeatCount == 1)
    #expect(Animation.linear.resolved.timing.css == "linear")
  }

  @Test func delay_whenSpedUpAfterwards_isShorter() {
    #expect(Animation.linear(duration: 1).delay(2).speed(2).resolved.delay == 1)
  }

  @Test func repetition_isKept() {
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false).resolved
    #expect(forever.repeatCount == nil)
    #expect(!forever.autoreverses)
    let thrice = Animation.linear(duration: 1).repeatCount(3).resolved
    #expect(thrice.repeatCount == 3)
    #expect(thrice.autoreverses)
  }

  @Test(arguments: [-0.5, 0, 0.3, 0.8])
  func spring_whenResolved_beginsAtNothingAndArrives(bounce: Double) throws {
    let resolved = Animation.spring(duration: 0.5, bounce: bounce).resolved
    guard case .samples(let samples) = resolved.timing else {
      Issue.record("A spring is not a curve.")
      return
    }
    #expect(samples.first == 0)
    #expect(samples.last == 1)
    #expect(samples.allSatisfy { $0.isFinite && $0 < 2 })
    #expect(abs(samples[samples.count - 2] - 1) < 0.02)
    #expect((samples.max() ?? 0 > 1.001) == (bounce > 0))
    #expect(resolved.timing.css.hasPrefix("linear(0,"))
  }

  @Test func spring_whenMadeFromPhysics_hasThem() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
    #expect(abs(Spring(duration: 0.5).value(target: 1, time: 5) - 1) < 1e-6)
  }

  @Test func curve_goesFromZeroToOne() {
    #expect(UnitCurve.easeInOut.value(at: 0) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1) == 1)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    let back = UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4))
    #expect(abs(back - 0.4) < 1e-6)
  }

  @Test func transition_whenDescribed_isWrittenAsAttributesDo() {
    #expect(AnyTransition.opacity.description == "opacity")
    #expect(AnyTransition.move(edge: .top).description == "move(edge: top)")
    #expect(AnyTransition.scale.description == "scale")
    #expect(
      AnyTransition.asymmetric(insertion: .slide, removal: .opacity.combined(with: .scale))
        .description == "asymmetric(insertion: slide, removal: combined(opacity, scale))"
    )
  }
}
