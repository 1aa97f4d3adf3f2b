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
    (.dataNotAllowed, .offline), (.cancelled, .cancelled),
  ])
  func tellsOfflineFromCancelled(code: URLError.Code, error: AppError) {
    #expect(AppError(failing: URLError(code)) == error)
  }

  /// Whoever had a connection, was refused one, or mistyped where to is not offline.
  @Test(arguments: [
    URLError.Code.serverCertificateUntrusted, .networkConnectionLost, .cannotConnectToHost,
    .cannotFindHost, .dnsLookupFailed,
  ])
  func keepsTheWordsOfOtherFailures(code: URLError.Code) {
    let failure = URLError(code)

    #expect(AppError(failing: failure) == .transport(failure.localizedDescription))
  }
}
