public import Foundation

extension UIResponder {
  /// Posted before a keyboard is shown. No effect here: a keyboard covers nothing of a page, and
  /// the notification is never posted.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted after a keyboard was shown. No effect here: a keyboard covers nothing of a page, and
  /// the notification is never posted.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted before a keyboard is hidden. No effect here: a keyboard covers nothing of a page, and
  /// the notification is never posted.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted after a keyboard was hidden. No effect here: a keyboard covers nothing of a page, and
  /// the notification is never posted.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted before a keyboard moves. No effect here: a keyboard covers nothing of a page, and the
  /// notification is never posted.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted after a keyboard moved. No effect here: a keyboard covers nothing of a page, and the
  /// notification is never posted.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the rectangle from which a keyboard moves. No effect here: the notifications are never posted.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// The key of the rectangle to which a keyboard moves. No effect here: the notifications are never posted.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The key of the duration of a movement of the keyboard. No effect here: the notifications are never posted.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key of the curve on which a keyboard moves. No effect here: the notifications are never posted.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
}
