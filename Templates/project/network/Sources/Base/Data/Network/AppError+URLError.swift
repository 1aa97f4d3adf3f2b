import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension AppError {
  /// Says why a request brought back no reply.
  init(failing error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .cancelled: .cancelled
      case .dataNotAllowed, .internationalRoamingOff, .notConnectedToInternet: .offline
      case .timedOut: .timedOut
      default: .transport(error.localizedDescription)
      }
  }
}
