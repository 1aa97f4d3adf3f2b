import Foundation

/// What this process has of the machine's memory.
enum Memory {
  /// In megabytes, at the highest so far.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #endif
  }
}
