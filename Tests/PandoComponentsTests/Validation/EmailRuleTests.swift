import PandoComponents
import Testing

/// Tests of the rule for email addresses with addresses from published lists.
///
/// The lists are the examples of RFC 3696 (with its errata), those of Wikipedia's article on email
/// addresses, and "Email Address Test Cases", which goes back to an article by Chan Chaiyochlarb.
/// The rule deliberately rejects quoted local parts, comments and numeric hosts, which those lists
/// call valid.
@Suite
struct EmailRuleTests {
  static let good = [
    "email@example.com", "firstname.lastname@example.com", "email@subdomain.example.com",
    "firstname+lastname@example.com", "1234567890@example.com", "email@example-one.com",
    "_______@example.com", "email@example.name", "email@example.museum",
    "email@example.co.jp", "firstname-lastname@example.com",
    // RFC 3696.
    "user+mailbox@example.com", "customer/department=shipping@example.com",
    "$A12345@example.com", "!def!xyz%abc@example.com", "_somename@example.com",
    // Wikipedia.
    "simple@example.com", "very.common@example.com", "FirstName.LastName@EasierReading.org",
    "x@example.com", "long.email-address-with-hyphens@and.subdomains.example.com",
    "user.name+tag+sorting@example.com", "name/surname@example.com", "example@s.example",
    "mailhost!username@example.org", "user%example.com@example.org", "user-@example.org",
    "1234567890123456789012345678901234567890123456789012345678901234@example.com",
    // Beyond ASCII.
    "Pelé@example.com", "δοκιμή@παράδειγμα.δοκιμή", "我買@屋企.香港",
    "二ノ宮@黒川.日本", "संपर्क@डाटामेल.भारत", "user@xn--bcher-kva.example",
  ]

  static let bad = [
    "", "plainaddress", "#@%^%#$@#$@#.com", "@example.com",
    "Joe Smith <email@example.com>", "email.example.com", "email@example@example.com",
    ".email@example.com", "email.@example.com", "email..email@example.com",
    "email@example.com (Joe Smith)", "email@example", "email@-example.com",
    "email@example..com", "Abc..123@example.com", "”(),:;<>[\\]@example.com",
    "just”not”right@example.com", "this\\ is\"really\"not\\allowed@example.com",
    "email@111.222.333.44444", "email@[123.123.123.123]", "email@123.123.123.123",
    // Wikipedia.
    "abc.example.com", "a@b@c@example.com", "a\"b(c)d,e:f;g<h>i[j\\k]l@example.com",
    "just\"not\"right@example.com", "this is\"not\\allowed@example.com",
    "1234567890123456789012345678901234567890123456789012345678901234x@example.com",
    "i.like.underscores@but_they_are_not_allowed_in_this_part",
    // Common mistakes.
    " email@example.com", "email@example.com ", "email @example.com", "email@example.com.",
    "email@.example.com", "email@example-.com", "email@exa mple.com", "email@example.c",
    "email@", "@", "email\n@example.com", "email@example.com\n",
    "email@" + String(repeating: "a", count: 64) + ".com",
    "email@" + String(repeating: "abcdefgh.", count: 28) + "com",
  ]

  @Test(arguments: good) func goodAddress(_ address: String) {
    #expect(EmailRule().isValid(address))
  }

  @Test(arguments: bad) func badAddress(_ address: String) {
    #expect(!EmailRule().isValid(address))
  }
}
