import Foundation
import PandoUI

/// A view that its own measure makes larger.
struct Grower: View {
  struct SizeKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  @State var width: CGFloat = 100
  let step: CGFloat
  let limit: CGFloat

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: SizeKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(SizeKey.self) { width = min($0 + step, limit) }
  }
}
