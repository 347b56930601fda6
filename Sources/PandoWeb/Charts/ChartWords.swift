import Foundation
import PandoUI

extension ChartDrawing.Value {
  /// The value as text.
  var words: String {
    switch self {
    case .number(let number): CSSValue.format(number)
    case .date(let date): DateText.date.text(date)
    case .category(let name): name
    }
  }
}
