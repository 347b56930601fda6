/// The credentials of a document's page. Searches bytes, because regular expressions and characters over whole
/// documents would take most of the time of a test that opens thousands.
extension Wire.Answer {
  /// The credentials of the page, including the value of the visitor's cookie.
  var page: (visitor: String, session: String, token: String)? {
    guard let cookie = self["Set-Cookie"]?.utf8[...], let start = cookie.end(of: "pando="),
      let visitor = String(cookie[start...].prefix { $0 != UInt8(ascii: ";") }),
      let end = body.utf8[...].start(of: #"" name="pando""#),
      let quote = body.utf8[..<end].lastIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let words = body.utf8[quote..<end].dropFirst().split(separator: UInt8(ascii: " "))
    guard words.count == 3, let session = Self.secret(words[0]), let token = Self.secret(words[1]),
      words[2].allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return (visitor, session, token)
  }

  /// The number of the element whose own node has an identifier.
  func element(_ identifier: String) -> Int? {
    let bytes = body.utf8[...]
    guard let place = bytes.start(of: #"data-testid="\#(identifier)""#),
      let start = bytes[..<place].lastIndex(of: UInt8(ascii: "<")),
      let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")),
      let name = bytes[start..<end].end(of: #" id="p"#)
    else { return nil }
    return Int(String(Substring(bytes[name..<end].prefix { (0x30...0x39).contains($0) })))
  }

  /// The 32 hexadecimal digits at the beginning of the bytes.
  private static func secret(_ bytes: Substring.UTF8View) -> String? {
    let digits = bytes.prefix { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return digits.count == 32 ? String(Substring(digits)) : nil
  }
}

extension Substring.UTF8View {
  /// The start of the first occurrence of the words.
  fileprivate func start(of words: String) -> Index? {
    let words = Array(words.utf8)
    let offset = withContiguousStorageIfAvailable { bytes -> Int? in
      var place = 0
      while place + words.count <= bytes.count {
        if bytes[place] == words[0], bytes[place...].starts(with: words) { return place }
        place += 1
      }
      return nil
    }
    return offset.flatMap { $0 }.map { index(startIndex, offsetBy: $0) }
  }

  /// The end of the first occurrence of the words.
  fileprivate func end(of words: String) -> Index? {
    start(of: words).map { index($0, offsetBy: words.utf8.count) }
  }
}
