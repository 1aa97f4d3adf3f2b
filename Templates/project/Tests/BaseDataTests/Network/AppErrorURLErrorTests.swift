import Core
import Foundation
import Testing

@testable import BaseData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct AppErrorURLErrorTests {
  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, AppError.offline), (.timedOut, .timedOut),
    (.cannotFindHost, .offline), (.cancelled, .cancelled),
  ])
  func tellsOfflineFromCancelled(code: URLError.Code, error: AppError) {
    #expect(AppError(failing: URLError(code)) == error)
  }

  /// Whoever had a connection, or was refused one, is not offline.
  @Test(arguments: [
    URLError.Code.serverCertificateUntrusted, .networkConnectionLost, .cannotConnectToHost,
  ])
  func keepsTheWordsOfOtherFailures(code: URLError.Code) {
    let failure = URLError(code)

    #expect(AppError(failing: failure) == .transport(failure.localizedDescription))
  }
}
