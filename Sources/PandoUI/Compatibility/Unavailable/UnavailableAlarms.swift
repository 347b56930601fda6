// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The alarms of a device.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public final class AlarmManager: UnavailableMembers {}

/// An alarm.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public struct Alarm: UnavailableMembers {}

/// The words of an alarm.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public struct AlarmPresentation: UnavailableMembers {}

/// A button of an alarm.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public struct AlarmButton: UnavailableMembers {}

/// What an alarm shows.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public struct AlarmAttributes<Metadata>: UnavailableMembers {}

/// What an application knows of an alarm.
@available(
  *,
  unavailable,
  message:
    "A page rings no alarm of a device. Show an alert while it is open, or send a mail from the server."
)
public protocol AlarmMetadata {}
