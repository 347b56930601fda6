// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// How an application of AppKit looks.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use preferredColorScheme(_:), and read colorScheme."
)
open class NSAppearance: UnavailableMembers {
  public init?(named name: Name) {}
  public struct Name: Hashable, Sendable {
    public static var aqua: Name { .init() }
    public static var darkAqua: Name { .init() }
    public static var vibrantLight: Name { .init() }
    public static var vibrantDark: Name { .init() }
  }
}

/// A sound of AppKit.
@available(
  *,
  unavailable,
  message:
    "A server plays nothing to its readers. Say it in a text, or by sensoryFeedback(_:trigger:)."
)
open class NSSound: UnavailableMembers {
  public init?(named name: String) {}
  public init?(contentsOf url: URL, byReference: Bool) {}
  public static func beep() {}
}

/// A sound of AppKit.
@available(
  *,
  unavailable,
  message:
    "A server plays nothing to its readers. Say it in a text, or by sensoryFeedback(_:trigger:)."
)
public func NSBeep() {}

/// A sound of AppKit.
@available(
  *,
  unavailable,
  message:
    "A server plays nothing to its readers. Say it in a text, or by sensoryFeedback(_:trigger:)."
)
open class NSSpeechSynthesizer: UnavailableMembers {}

/// Haptic feedback of a trackpad.
@available(*, unavailable, message: "There is no AppKit. Use sensoryFeedback(_:trigger:).")
open class NSHapticFeedbackManager: UnavailableMembers {}

/// An animation of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use withAnimation(_:_:).")
open class NSAnimationContext: UnavailableMembers {}

/// An animation of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use withAnimation(_:_:).")
open class NSAnimation: UnavailableMembers {}

/// An animation of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use withAnimation(_:_:).")
open class NSViewAnimation: NSAnimation {}

/// A tool for drawing in AppKit.
@available(
  *,
  unavailable,
  message:
    "There is nothing to draw into. Use a Shape, a Path or a Canvas, and gradients as their styles."
)
open class NSGradient: UnavailableMembers {
  public init?(colors: [NSColor]) {}
  public init?(starting: NSColor, ending: NSColor) {}
}

/// A tool for drawing in AppKit.
@available(
  *,
  unavailable,
  message:
    "There is nothing to draw into. Use a Shape, a Path or a Canvas, and gradients as their styles."
)
open class NSGraphicsContext: UnavailableMembers {}

/// A tool for drawing in AppKit.
@available(
  *,
  unavailable,
  message:
    "There is nothing to draw into. Use a Shape, a Path or a Canvas, and gradients as their styles."
)
open class NSBezierPath: UnavailableMembers {}

/// A tool for drawing in AppKit.
@available(
  *,
  unavailable,
  message:
    "There is nothing to draw into. Use a Shape, a Path or a Canvas, and gradients as their styles."
)
public func NSRectFill(_ rect: CGRect) {}

/// A bitmap.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
open class NSImageRep: UnavailableMembers {}

/// A picture as bits.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
open class NSBitmapImageRep: NSImageRep {
  public init?(data: Data) {}
  public init(cgImage: CGImage) {}
}

/// The shadow of a text.
@available(
  *,
  unavailable,
  message: "Strings of Foundation have no look on Linux. Use shadow(color:radius:x:y:) of a view."
)
open class NSShadow: UnavailableMembers {
  public init() {}
}

/// Another application that runs.
@available(
  *,
  unavailable,
  message: "A server starts no applications of its readers. Open an address with openURL."
)
open class NSRunningApplication: UnavailableMembers {}

/// A script for other applications.
@available(
  *,
  unavailable,
  message:
    "There are no such scripts on Linux. Run a Process on the server, or open an address with openURL."
)
open class NSAppleScript: UnavailableMembers {
  public init?(source: String) {}
}

/// A script for other applications.
@available(
  *,
  unavailable,
  message:
    "There are no such scripts on Linux. Run a Process on the server, or open an address with openURL."
)
open class NSAppleEventDescriptor: UnavailableMembers {}

/// A script for other applications.
@available(
  *,
  unavailable,
  message:
    "There are no such scripts on Linux. Run a Process on the server, or open an address with openURL."
)
open class NSAppleEventManager: UnavailableMembers {}

/// The place of an application in the Dock.
@available(*, unavailable, message: "A page has no place in a Dock. Show a badge(_:) in it.")
open class NSDockTile: UnavailableMembers {}

/// A document of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a DocumentGroup with a FileDocument.")
open class NSDocument: UnavailableMembers {}

/// A document of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a DocumentGroup with a FileDocument.")
open class NSDocumentController: UnavailableMembers {}

/// A screen that was drawn in Interface Builder.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Write the screen as a view of this library."
)
open class NSNib: UnavailableMembers {}

/// A screen that was drawn in Interface Builder.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Write the screen as a view of this library."
)
open class NSStoryboard: UnavailableMembers {}

/// Printing in AppKit.
@available(*, unavailable, message: "A browser prints its page. Leave this out.")
open class NSPrintOperation: UnavailableMembers {}

/// Paper in AppKit.
@available(*, unavailable, message: "A browser prints its page. Leave this out.")
open class NSPrintInfo: UnavailableMembers {}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a ShareLink, which copies or writes a mail."
)
open class NSSharingService: UnavailableMembers {}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a ShareLink, which copies or writes a mail."
)
open class NSSharingServicePicker: UnavailableMembers {
  public init(items: [Any]) {}
}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a ShareLink, which copies or writes a mail."
)
public protocol NSSharingServiceDelegate: AnyObject {}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a ShareLink, which copies or writes a mail."
)
public protocol NSSharingServicePickerDelegate: AnyObject {}

/// The spell checker of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. The browser checks what is typed. Use UITextChecker for words of your own."
)
open class NSSpellChecker: UnavailableMembers {}

/// Notifies other programs of the computer.
@available(
  *,
  unavailable,
  message:
    "Programs on Linux get no such notifications. Use NotificationCenter, or a key of @Shared for other processes."
)
open class DistributedNotificationCenter: UnavailableMembers {}

/// A message to the reader.
@available(
  *,
  unavailable,
  message: "Nothing is pushed to a page that is closed. Show a badge(_:) or an alert."
)
open class NSUserNotification: UnavailableMembers {}

/// A message to the reader.
@available(
  *,
  unavailable,
  message: "Nothing is pushed to a page that is closed. Show a badge(_:) or an alert."
)
open class NSUserNotificationCenter: UnavailableMembers {}

/// A message to the reader.
@available(
  *,
  unavailable,
  message: "Nothing is pushed to a page that is closed. Show a badge(_:) or an alert."
)
open class UILocalNotification: UnavailableMembers {}

/// A method by its name.
@available(
  *,
  unavailable,
  message: "There is no Objective-C. Use a closure, and a FocusState to close the keyboard."
)
public struct Selector: Hashable, Sendable {
  public init(_ name: String) {}
}
