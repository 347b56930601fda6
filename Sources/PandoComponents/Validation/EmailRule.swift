/// The text is an email address, as web forms accept it. The local part has at most 64 bytes, of characters
/// that need no quotes, without a dot at either end or two in a row. The domain has at most 253 bytes, in two
/// or more labels of letters, digits and hyphens. Letters beyond ASCII are accepted in both, as mail systems
/// do today. Quoted local parts, comments and numeric hosts are rejected, because nobody types them into a
/// form.
public struct EmailRule: ValidatorRule {
  /// Makes the rule.
  public init() {}

  /// Whether the text is an email address.
  public func isValid(_ value: String) -> Bool {
    guard let at = value.lastIndex(of: "@") else { return false }
    let (local, domain) = (value[..<at], value[value.index(after: at)...])
    return isLocal(local) && isDomain(domain)
  }

  private func isLocal(_ text: Substring) -> Bool {
    guard (1...64).contains(text.utf8.count) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty && atom.unicodeScalars.allSatisfy(isAtomScalar)
    }
  }

  private func isAtomScalar(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
  }

  private func isDomain(_ text: Substring) -> Bool {
    guard text.utf8.count <= 253 else { return false }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel), let top = labels.last else { return false }
    // The last label of a name is never a number: that would be a numeric host.
    return top.count >= 2 && !top.allSatisfy(\.isNumber)
  }

  private func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.unicodeScalars.allSatisfy { $0 == "-" || isLetterOrDigit($0) }
  }

  private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType == .decimal
      || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }
}
