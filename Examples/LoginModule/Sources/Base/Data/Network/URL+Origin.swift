import Core
import Foundation

nonisolated extension URL {
  /// The server on the web that an address leads to, as an account has it; `nil` if it leads
  /// to none.
  var origin: String? {
    let isOnTheWeb = ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
    return isOnTheWeb ? server : nil
  }
}
