import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct CuttableTransportTests {
  @Test func asksNobodyWhileItIsCut() async throws {
    let server = StubTransport(.json("{}"))
    let transport = CuttableTransport(server)
    let request = URLRequest(url: URL(filePath: "/"))

    transport.cut()
    #expect(transport.isCut)
    await #expect(throws: AppError.offline) { try await transport.send(request) }
    #expect(server.requests == [])

    transport.mend()
    #expect(!transport.isCut)
    #expect(try await transport.send(request) == .json("{}"))
    #expect(server.requests == [request])
  }
}
