/// The name of a Swift symbol for an asset, as Xcode makes it: `icon-add-to-cart` is `iconAddToCart`,
/// `BrandColor` is `brand`, `2x` is `_2X`, `FF2A1F` is `FF_2_A_1_F`.
enum SymbolName {
  /// - Parameters:
  ///   - name: The name of the asset.
  ///   - suffix: The word that is cut off the end, `Image` or `Color`.
  /// - Returns: nil if nothing is left of the name.
  static func member(_ name: String, cutting suffix: String = "") -> String? {
    var name = name[...]
    if !suffix.isEmpty, name.hasSuffix(suffix), name.count > suffix.count {
      name = name.dropLast(suffix.count)
    }
    let words = words(name)
    if words.count == 1, name.count > 1, name.allSatisfy(\.isUppercase) {
      return identifier(String(name))
    }
    if name.first?.isLetter == true, name.contains(where: \.isNumber),
      name.allSatisfy({ $0.isUppercase || $0.isNumber })
    {
      return runs(name).joined(separator: "_")
    }
    guard var text = words.first.map(lowered) else { return nil }
    for word in words.dropFirst() { text += raised(word) }
    return identifier(text)
  }

  /// The name of a namespace: that of a folder, with its first letter in upper case.
  static func type(_ name: String) -> String? {
    let text = words(name[...]).map(raised).joined()
    return text.isEmpty ? nil : identifier(text)
  }

  /// The runs of letters and those of digits: `FF`, `2`, `A`, `1`, `F` in `FF2A1F`.
  private static func runs(_ name: Substring) -> [Substring] {
    var (runs, start) = ([Substring](), name.startIndex)
    for index in name.indices.dropFirst()
    where name[index].isNumber != name[name.index(before: index)].isNumber {
      runs.append(name[start..<index])
      start = index
    }
    return runs + [name[start...]]
  }

  /// The runs of letters and digits; a letter after a digit begins another one.
  private static func words(_ name: Substring) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { part -> [Substring] in
      var (words, start) = ([Substring](), part.startIndex)
      for index in part.indices.dropFirst()
      where part[index].isLetter && part[part.index(before: index)].isNumber {
        words.append(part[start..<index])
        start = index
      }
      return words + [part[start...]]
    }
  }

  /// The first letters in lower case, up to the letter that begins the next word: `dsWarning`. A
  /// name in capitals stays as it is: `BG`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let isWord = word.dropFirst(capitals.count).first?.isLetter ?? false
    let count = isWord ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func raised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ text: String) -> String {
    if text.first?.isNumber ?? true { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case let other where other.value < 0x20 || other.value == 0x7F || other.value == 0x2028:
        text += "\\u{\(String(other.value, radix: 16))}"
      case let other: text.unicodeScalars.append(other)
      }
    }
    return text + "\""
  }

  /// The text within a comment of one line.
  var comment: String {
    String(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x2028 }.map(Character.init))
  }
}
