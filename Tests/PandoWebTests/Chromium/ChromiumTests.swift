import Testing

/// Everything that runs in a real browser, one test after the other: two cores draw no more.
@Suite("Chromium", .serialized)
enum ChromiumTests {}
