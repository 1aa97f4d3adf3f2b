import Foundation

extension Locale {
  /// Where the reader is as a terminal says it, by the names of POSIX; else as the system does.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }
    let name = String((names.first { !$0.isEmpty } ?? "").prefix { $0 != "." && $0 != "@" })
    self = ["", "C", "POSIX"].contains(name) ? .autoupdatingCurrent : Locale(identifier: name)
  }
}
