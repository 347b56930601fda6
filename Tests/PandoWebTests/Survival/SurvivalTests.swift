import Testing

/// What a server has to survive, one test after the other: each keeps the main actor busy, or
/// measures something that others would disturb. What needs a browser is among the tests of
/// Chromium.
@Suite("Survival", .serialized, .timeLimit(.minutes(5)))
enum SurvivalTests {}
