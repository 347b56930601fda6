import Testing

/// All tests in a real browser. They run one after the other, because two cores cannot draw more.
@Suite("Chromium", .serialized)
enum ChromiumTests {}
