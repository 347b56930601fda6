import Foundation

/// A number as CSS and SVG read it, with at most `digits` digits after the decimal point and no
/// trailing zeros. Numbers that are not finite become `0`.
package func shortNumber(_ value: Double, digits: Int = 3) -> String {
  guard value.isFinite else { return "0" }
  // Numbers this large have no decimals worth keeping, and would overflow an `Int64`.
  guard abs(value) < 1e12 else { return "\(value)" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  var whole = Int64((abs(value) * scale).rounded())
  if whole == 0 { return "0" }
  var length = digits
  while length > 0, whole % 10 == 0 {
    whole /= 10
    length -= 1
  }
  var text = String(whole)
  if length > 0 {
    if text.count <= length { text = String(repeating: "0", count: length - text.count + 1) + text }
    text.insert(".", at: text.index(text.endIndex, offsetBy: -length))
    if text.hasPrefix("0.") { text.removeFirst() }
  }
  return value < 0 ? "-" + text : text
}
