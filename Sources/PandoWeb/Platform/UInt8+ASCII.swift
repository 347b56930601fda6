// ASCII, whatever the locale is.
extension UInt8 {
  var isLetter: Bool { (0x61...0x7a).contains(self | 0x20) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLowercaseHexDigit: Bool { isDigit || (0x61...0x66).contains(self) }
}
