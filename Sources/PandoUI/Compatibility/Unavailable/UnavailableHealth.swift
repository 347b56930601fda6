// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// What reads the health of a person.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKHealthStore: UnavailableMembers {
  public init() {}
}

/// A kind of samples.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKObjectType: UnavailableMembers {}

/// A kind of amounts.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKQuantityType: UnavailableMembers {}

/// A kind of states.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKCategoryType: UnavailableMembers {}

/// An amount with a unit.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKQuantity: UnavailableMembers {}

/// A unit of amounts.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKUnit: UnavailableMembers {}

/// A sample of amounts.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKQuantitySample: UnavailableMembers {}

/// A training.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKWorkout: UnavailableMembers {}

/// A kind of training.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKWorkoutActivityType: UnavailableMembers {}

/// A question for samples.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKSampleQuery: UnavailableMembers {}

/// A question for sums.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKStatisticsQuery: UnavailableMembers {}

/// A question for sums by day.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKStatisticsCollectionQuery: UnavailableMembers {}

/// Sums of samples.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKStatistics: UnavailableMembers {}

/// The name of a kind of amounts.
@available(
  *,
  unavailable,
  message: "There is no HealthKit. Keep what visitors enter in a model of your own."
)
open class HKQuantityTypeIdentifier: UnavailableMembers {}

/// The address book.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
open class CNContactStore: UnavailableMembers {
  public init() {}
}

/// A person in the address book.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
open class CNContact: UnavailableMembers {}

/// A person who is entered.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
open class CNMutableContact: UnavailableMembers {
  public init() {}
}

/// What chooses a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
open class CNContactPickerViewController: UnavailableMembers {
  public init() {}
}

/// The delegate of what chooses a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no address book. Let visitors enter people, or import a file with fileImporter."
)
public protocol CNContactPickerDelegate: AnyObject {}

/// The calendars of a person.
@available(
  *,
  unavailable,
  message:
    "A server sees no calendar. Let visitors download an .ics file with fileExporter or ShareLink."
)
open class EKEventStore: UnavailableMembers {
  public init() {}
}

/// An event in a calendar.
@available(
  *,
  unavailable,
  message:
    "A server sees no calendar. Let visitors download an .ics file with fileExporter or ShareLink."
)
open class EKEvent: UnavailableMembers {}

/// A reminder in a list.
@available(
  *,
  unavailable,
  message:
    "A server sees no calendar. Let visitors download an .ics file with fileExporter or ShareLink."
)
open class EKReminder: UnavailableMembers {}

/// A calendar.
@available(
  *,
  unavailable,
  message:
    "A server sees no calendar. Let visitors download an .ics file with fileExporter or ShareLink."
)
open class EKCalendar: UnavailableMembers {}
