"""What the compiler of a Mac refuses, one mistake at a time, by package and file.

A mistake has what it is, the text to find, what that becomes, and words of the compiler's. The text has to be
in its file exactly once. Most of them are right on Linux.
"""

MUTATIONS = {
    "scaffold": {
        "Sources/Scaffold/Ground/Disk/Disk.swift": [
            ("a module of Linux", "Darwin.read(", "Glibc.read(", "cannot find 'NoGlibcOnAMac'"),
            (
                "a folder as Linux opens it", "guard let folder = opendir(path)",
                "guard let folder: OpaquePointer = opendir(path)", "type 'OpaquePointer?'",
            ),
            ("a mode as Linux has it", "-> mode_t? {", "-> UInt32? {", "argument type 'UInt32'"),
        ],
        "Sources/Scaffold/Ground/Disk/Entry.swift": [
            ("a constant as Linux has it", "case Int(DT_REG):", "case DT_REG:", "'Int32'"),
        ],
        "Sources/Scaffold/Ground/Disk/FileOperation.swift": [
            ("a mode of 32 bits", "finishedMode: mode_t = 0o600", "finishedMode: UInt32 = 0o600", "'UInt32'"),
            ("a call that Linux alone has", "renameat(parent, path.name, parent, target.name)",
             "renameat2(parent, path.name, parent, target.name, 0)", "cannot find 'renameat2'"),
            ("the drive keeps it in its cache", "fcntl(descriptor, F_FULLFSYNC) == 0", "fsync(descriptor) == 0",
             "cache of the drive"),
        ],
        "Sources/Scaffold/Ground/Disk/HeldSignals.swift": [
            ("a field of Linux", "action.__sigaction_u.__sa_handler", "action.__sigaction_handler.sa_handler",
             "no member '__sigaction_handler'"),
        ],
        "Sources/Scaffold/Ground/Disk/OpenFolder.swift": [
            ("a time as Linux has it", "st_mtimespec", "st_mtim", "no member 'st_mtim'"),
            ("an inode of 32 bits", "UInt64(truncatingIfNeeded: status.st_ino)",
             "UInt64(status.st_ino as UInt32)", "'UInt32'"),
        ],
        "Sources/Scaffold/Ground/Disk/System.swift": [
            ("no import", "@_exported import Darwin", "", "cannot find"),
        ],
        "Sources/Scaffold/Ground/Processes/ChildProcess.swift": [
            ("a structure for a pointer", "var actions: posix_spawn_file_actions_t?",
             "var actions = posix_spawn_file_actions_t()", "missing argument"),
            ("flags of 32 bits", "Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)",
             "POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF", "'Int16'"),
        ],
        "Sources/Scaffold/Ground/Processes/ChildProcess+Environment.swift": [
            ("the environment of Linux", "_NSGetEnviron().pointee", "__environ", "cannot find '__environ'"),
        ],
    },
    "LoginExample": {
        "Benchmarks/Timeline/Memory.swift": [
            ("an enumeration for a number", "getrusage(RUSAGE_SELF, &usage)",
             "getrusage(__rusage_who_t(RUSAGE_SELF), &usage)", "cannot find '__rusage_who_t'"),
        ],
        "Sources/App/AppConfiguration.swift": [
            ("a text that is no message", 'logger.debug("\\(text, privacy: .public)")', "logger.debug(text)",
             "'OSLogMessage'"),
            ("no label", "Logger(subsystem: ", "Logger(", "missing argument label 'subsystem:'"),
        ],
        "Sources/Base/Data/Network/HTTPTransport.swift": [
            ("a module that Linux alone has", "#if canImport(FoundationNetworking)", "#if true", "no such module"),
        ],
        "Sources/Base/Data/Storage/KeychainStore.swift": [
            ("a dictionary that is not bridged", "SecItemDelete(item as CFDictionary)", "SecItemDelete(item)",
             "'CFDictionary'"),
            ("another type for the outcome", "var found: CFTypeRef?", "var found: Data?", "'Data?'"),
            ("an argument too few", "SecCopyErrorMessageString(status, nil)", "SecCopyErrorMessageString(status)",
             "missing argument"),
            ("a constant that is not there", "kSecMatchLimitOne]", "kSecMatchLimitFirst]",
             "cannot find 'kSecMatchLimitFirst'"),
            ("no import", "  import Security\n", "", "cannot find"),
        ],
        "Sources/DemoServer/Kit/Socket/Listener.swift": [
            ("an enumeration for a number", "socket(AF_INET, SOCK_STREAM, 0)",
             "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)", "no member 'rawValue'"),
            ("a module of Linux that Foundation brings", "Foundation.bind(", "Glibc.bind(",
             "cannot find 'NoGlibcOnAMac'"),
            ("a family of 16 bits", "sa_family_t(AF_INET)", "UInt16(AF_INET)", "'UInt16'"),
        ],
        "Sources/DemoServer/Kit/Socket/Socket.swift": [
            ("a flag of Linux", "flags: Int32 = 0", "flags = Int32(MSG_NOSIGNAL)", "cannot find 'MSG_NOSIGNAL'"),
        ],
        "Tests/BaseDataTests/Network/LoopbackServer.swift": [
            ("a client that has gone ends the tests", "SO_NOSIGPIPE", "SO_REUSEADDR", "ends the process"),
        ],
        "Tests/TerminalTesting/ChildProcess.swift": [
            ("a flag of 32 bits", "ownSession = Int16(POSIX_SPAWN_SETSID)", "ownSession = POSIX_SPAWN_SETSID",
             "'Int16'"),
        ],
        "Tests/TerminalTesting/PseudoTerminal.swift": [
            ("modes of 32 bits", "usualMode = tcflag_t(ECHO", "usualMode = UInt32(ECHO", "'UInt32'"),
        ],
    },
}
