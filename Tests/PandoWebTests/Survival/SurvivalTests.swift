import Testing

/// Tests of what a server has to survive.
///
/// The tests run one after the other, because each keeps the main actor busy, or measures something
/// that others would disturb. Those that need a browser are among the Chromium tests.
@Suite("Survival", .serialized, .timeLimit(.minutes(15)))
enum SurvivalTests {}
