internal import Glibc

/// Has `body` called when the process ends by returning from its main function or by `exit`, and not
/// when it is killed.
func whenProcessExits(_ body: @escaping @convention(c) () -> Void) {
  atexit(body)
}
