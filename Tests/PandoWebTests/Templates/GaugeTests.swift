import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of gauges that show their whole scale, with a mark at the value.
@MainActor
@Suite struct GaugeTests {
  private func meter(_ view: some View) throws -> String {
    let tree = ElementTree()
    let graph = ViewGraph(VStack { view }, renderer: tree)
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    return try #require(page.all("//meter").first?["style"])
  }

  @Test(arguments: [
    (0.0, "10.464px 45.536px"), (0.5, "28px 3.2px"), (1.0, "45.536px 45.536px"),
    (7.0, "45.536px 45.536px"),
  ])
  func openRing_hasItsMarkAtTheValue(value: Double, place: String) throws {
    let gauge = Gauge(value: value) { Text("Load") }.gaugeStyle(.accessoryCircular)
    let style = try meter(gauge)
    #expect(style.contains("radial-gradient(circle at \(place),"))
    #expect(style.contains("conic-gradient(from 225deg,var(--tint) 75%,transparent 75%)"))
  }

  @Test func scale_hasTheColoursOfTheTint() throws {
    let gauge = Gauge(value: 0.25) { Text("Load") }
    let colors = Gradient(colors: [.green, .red])
    let ring = try meter(gauge.gaugeStyle(.accessoryCircular).tint(colors))
    #expect(ring.contains("var(--green)") && ring.contains("var(--red)"))
    // The gradient may stand around the gauge, too.
    let line = try meter(VStack { gauge.gaugeStyle(.accessoryLinear) }.tint(colors))
    #expect(line.contains("linear-gradient(90deg,var(--green)"))
    #expect(line.contains("circle at clamp(5px,25%,calc(100% - 5px)) 50%"))
    #expect(try !meter(gauge.gaugeStyle(.linearCapacity)).contains("gradient"))
  }
}
