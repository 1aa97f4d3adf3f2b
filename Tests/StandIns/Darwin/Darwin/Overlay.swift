// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift adds to the headers of Darwin: functions of any number of arguments, and macros that are no
// plain numbers.

@_exported import CDarwin

public var errno: Int32 {
  get { declared() }
  set { declared() }
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { declared() }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  declared()
}

public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 {
  declared()
}

public func openat(
  _ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t
) -> Int32 { declared() }

public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { declared() }

public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { declared() }

public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
  declared()
}

public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { declared() }

public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  declared()
}

public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { declared() }

public var TIOCGWINSZ: UInt { declared() }
public var TIOCSWINSZ: UInt { declared() }
public var TIOCSCTTY: UInt { declared() }

public var S_IFMT: mode_t { declared() }
public var S_IFIFO: mode_t { declared() }
public var S_IFCHR: mode_t { declared() }
public var S_IFDIR: mode_t { declared() }
public var S_IFBLK: mode_t { declared() }
public var S_IFREG: mode_t { declared() }
public var S_IFLNK: mode_t { declared() }
public var S_IFSOCK: mode_t { declared() }

public var SIG_DFL: sig_t? { declared() }
public var SIG_IGN: sig_t { declared() }
public var SIG_ERR: sig_t { declared() }

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { declared() }

/// What `<MacTypes.h>` declares.
public typealias OSStatus = Int32
