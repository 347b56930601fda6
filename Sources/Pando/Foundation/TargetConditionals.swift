// The C macros of Apple's `TargetConditionals.h`, which Foundation brings there as numbers. An
// application asks for them in code that differs between devices and simulators.

/// 0: the program runs in no simulator.
public let TARGET_OS_SIMULATOR: Int32 = 0
/// 0: the program runs on no device with iOS.
public let TARGET_OS_IPHONE: Int32 = 0
/// 0: the program runs on no device with iOS.
public let TARGET_OS_IOS: Int32 = 0
/// 0: the program does not run on macOS.
public let TARGET_OS_OSX: Int32 = 0
