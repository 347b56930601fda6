/// Which letters a keyboard makes capital by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// The choice as attributes spell it.
  package let name: String

  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

/// The keyboard a field wants.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard as attributes spell it: `text`, `email`, `url`, `number`, `decimal`, `phone`.
  package var name: String {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch, .numbersAndPunctuation:
      "text"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "number"
    case .phonePad: "phone"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    }
  }
}

/// What a field is for, so that it can be filled by itself.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The purpose, as `autocomplete` of HTML has it.
  public let rawValue: String

  /// Makes a purpose from its name in HTML.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a purpose from its name in HTML.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = Self("name")
  /// A title before a name.
  public static let namePrefix = Self("honorific-prefix")
  /// A first name.
  public static let givenName = Self("given-name")
  /// A second name.
  public static let middleName = Self("additional-name")
  /// A family name.
  public static let familyName = Self("family-name")
  /// What follows a name.
  public static let nameSuffix = Self("honorific-suffix")
  /// What somebody is called by friends.
  public static let nickname = Self("nickname")
  /// What somebody does for a living.
  public static let jobTitle = Self("organization-title")
  /// A company.
  public static let organizationName = Self("organization")
  /// A whole address.
  public static let fullStreetAddress = Self("street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = Self("address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = Self("address-line2")
  /// A city.
  public static let addressCity = Self("address-level2")
  /// A state or province.
  public static let addressState = Self("address-level1")
  /// A country.
  public static let countryName = Self("country-name")
  /// A postal code.
  public static let postalCode = Self("postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self("tel")
  /// An address for electronic mail.
  public static let emailAddress = Self("email")
  /// An address of the web.
  public static let URL = Self("url")
  /// The number of a card.
  public static let creditCardNumber = Self("cc-number")
  /// The name somebody signs in with.
  public static let username = Self("username")
  /// The password somebody signs in with.
  public static let password = Self("current-password")
  /// A password that is chosen.
  public static let newPassword = Self("new-password")
  /// A code that is good once.
  public static let oneTimeCode = Self("one-time-code")
  /// A day of birth.
  public static let birthdate = Self("bday")
}
