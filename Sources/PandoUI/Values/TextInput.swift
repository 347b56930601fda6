/// The letters that an on-screen keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// The name of the choice in attributes.
  package let name: String

  /// No letters.
  public static var never: Self { Self(name: "never") }
  /// The first letter of each word.
  public static var words: Self { Self(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All letters.
  public static var characters: Self { Self(name: "characters") }
}

/// The on-screen keyboard for a field.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard of letters, under its first name.
  public static let alphabet = UIKeyboardType.asciiCapable

  /// The name of the keyboard in attributes: `text`, `email`, `url`, `number`, `decimal`, `phone`.
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

/// The purpose of a field, by which browsers fill it automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The purpose, as a value of the `autocomplete` attribute of HTML.
  public let rawValue: String

  /// Makes a purpose from its name in HTML.
  ///
  /// - Parameter rawValue: A value of the `autocomplete` attribute of HTML.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a purpose from its name in HTML.
  ///
  /// - Parameter rawValue: A value of the `autocomplete` attribute of HTML.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = Self("name")
  /// A title before a name.
  public static let namePrefix = Self("honorific-prefix")
  /// A first name.
  public static let givenName = Self("given-name")
  /// A middle name.
  public static let middleName = Self("additional-name")
  /// A family name.
  public static let familyName = Self("family-name")
  /// A suffix after a name.
  public static let nameSuffix = Self("honorific-suffix")
  /// A nickname.
  public static let nickname = Self("nickname")
  /// A job title.
  public static let jobTitle = Self("organization-title")
  /// The name of an organization.
  public static let organizationName = Self("organization")
  /// A street address of several lines.
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
  /// An email address.
  public static let emailAddress = Self("email")
  /// A web address.
  public static let URL = Self("url")
  /// The number of a credit card.
  public static let creditCardNumber = Self("cc-number")
  /// The user name for signing in.
  public static let username = Self("username")
  /// The password for signing in.
  public static let password = Self("current-password")
  /// A new password.
  public static let newPassword = Self("new-password")
  /// A code that can be used once.
  public static let oneTimeCode = Self("one-time-code")
  /// A date of birth.
  public static let birthdate = Self("bday")
  /// The day of a birth.
  public static let birthdateDay = Self("bday-day")
  /// The month of a birth.
  public static let birthdateMonth = Self("bday-month")
  /// The year of a birth.
  public static let birthdateYear = Self("bday-year")
  /// The month and year in which a credit card expires.
  public static let creditCardExpiration = Self("cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = Self("cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = Self("cc-exp-year")
  /// The code on the back of a credit card.
  public static let creditCardSecurityCode = Self("cc-csc")
  /// The name on a credit card.
  public static let creditCardName = Self("cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = Self("cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self("cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self("cc-family-name")
  /// The kind of a credit card.
  public static let creditCardType = Self("cc-type")
  /// A city and a state. Browsers have no name for both: they fill in the city.
  public static let addressCityAndState = Self("address-level2")
  /// A part of a city.
  public static let sublocality = Self("address-level3")
  /// A place. Browsers fill in nothing.
  public static let location = Self("off")
  /// A date, a time or a duration. Browsers fill in nothing.
  public static let dateTime = Self("off")
  /// The number of a flight. Browsers fill in nothing.
  public static let flightNumber = Self("off")
  /// The number of a parcel. Browsers fill in nothing.
  public static let shipmentTrackingNumber = Self("off")
}
