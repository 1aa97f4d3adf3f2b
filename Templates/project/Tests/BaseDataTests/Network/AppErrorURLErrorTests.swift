import Core
import Foundation
import Testing

@testable import BaseData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct AppErrorURLErrorTests {
  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, AppError.offline), (.timedOut, .timedOut),
    (.networkConnectionLost, .offline), (.cannotFindHost, .offline), (.cancelled, .cancelled),
  ])
  func tellsOfflineFromCancelled(code: URLError.Code, error: AppError) {
    #expect(AppError(failing: URLError(code)) == error)
  }

  @Test func keepsTheWordsOfOtherFailures() {
    let failure = URLError(.serverCertificateUntrusted)

    #expect(AppError(failing: failure) == .transport(failure.localizedDescription))
  }
}
