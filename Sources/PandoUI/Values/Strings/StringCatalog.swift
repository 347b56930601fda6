/// A string catalogue, the JSON file `Localizable.xcstrings`.
struct StringCatalog: Decodable {
  var sourceLanguage: String?
  var strings: [String: Key]

  struct Key: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: StringEntry? {
      guard let entry = StringEntry(stringUnit, variations) else { return nil }
      guard let substitutions, !substitutions.isEmpty else { return entry }
      return .substituted(
        entry,
        substitutions.mapValues { part in
          StringEntry.Substitution(
            argument: part.argNum.map { $0 - 1 },
            specifier: part.formatSpecifier ?? "lld",
            forms: part.variations?.forms ?? [:]
          )
        }
      )
    }
  }

  struct Unit: Decodable {
    var value: String?
  }

  /// Texts for categories of numbers, or for kinds of devices.
  struct Variations: Decodable {
    var plural: [String: Variant]?
    var device: [String: Variant]?

    var forms: [PluralCategory: StringEntry] {
      if let device { return StringCatalog.variant(device)?.variations?.forms ?? [:] }
      var forms: [PluralCategory: StringEntry] = [:]
      for (name, variant) in plural ?? [:] {
        if let category = PluralCategory(rawValue: name) {
          forms[category] = StringEntry(variant.stringUnit, variant.variations)
        }
      }
      return forms
    }
  }

  /// One of several texts, which may vary in turn.
  final class Variant: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// The text for a browser: that for other devices, or that of the nearest one.
  static func variant(_ variants: [String: Variant]) -> Variant? {
    for device in ["other", "mac", "ipad", "iphone"] {
      if let variant = variants[device] { return variant }
    }
    return variants.min { $0.key < $1.key }?.value
  }
}

extension StringEntry {
  /// - Returns: nil if there is no text.
  init?(_ unit: StringCatalog.Unit?, _ variations: StringCatalog.Variations?) {
    if let device = variations?.device, let variant = StringCatalog.variant(device) {
      self.init(variant.stringUnit, variant.variations)
    } else if let forms = variations?.forms, !forms.isEmpty {
      self = .plural(forms, nil)
    } else if let value = unit?.value {
      // `%(name)@`, where the name is for generated symbols.
      self = .words(value.contains("%(") ? value.replacing(/%\(\w+\)/, with: "%") : value)
    } else {
      return nil
    }
  }

  /// Reads an entry of a `.stringsdict` file.
  ///
  /// - Returns: nil if it has no text.
  init?(_ rules: [String: Any]) {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var parts: [String: Substitution] = [:]
    for (name, value) in rules {
      guard let rule = value as? [String: Any] else { continue }
      var forms: [PluralCategory: StringEntry] = [:]
      for category in PluralCategory.allCases {
        if let words = rule[category.rawValue] as? String { forms[category] = .words(words) }
      }
      let specifier = rule["NSStringFormatValueTypeKey"] as? String
      parts[name] = Substitution(argument: nil, specifier: specifier ?? "lld", forms: forms)
    }
    self = .substituted(.words(format), parts)
  }
}
