import BaseData
import BaseTesting
import Core
import Foundation
import Testing

@testable import DemoServerKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What becomes of connections that go strange ways.
@Suite(.timeLimit(.minutes(1)))
struct ConnectionTests {
  private func reply(
    of server: RawServer, within limit: TimeInterval = 30,
    _ transport: URLSessionTransport = .init()
  ) async -> Result<HTTPReply, AppError> {
    var request = URLRequest(url: server.url)
    request.timeoutInterval = limit
    do throws(AppError) {
      return .success(try await transport.send(request))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [
    ("HTTP/1.1 204 No Content\r\n\r\n", 204, ""),
    ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", 200, ""),
    ("HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\n\r\nno", 401, "no"),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n", 200,
      "abc"
    ),
    ("HTTP/1.1 304 Not Modified\r\n\r\n", 304, ""),
  ])
  func comesThrough(text: String, status: Int, body: String) async throws {
    let server = try RawServer(saying: text)
    let transport = URLSessionTransport()

    for _ in 0..<3 {
      let reply = try await reply(of: server, transport).get()
      #expect(reply.status == status)
      #expect(reply.body == Data(body.utf8))
    }
  }

  /// What the system says of it differs from one to the other.
  @Test(arguments: [
    "", "this is no HTTP\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n",
  ])
  func isNoReply(text: String) async throws {
    let server = try RawServer { socket in
      !text.isEmpty && socket.write(Data(text.utf8), by: .now + .seconds(60))
    }

    guard case .failure(let error) = await reply(of: server) else {
      Issue.record("`\(text)` is taken for a reply")
      return
    }
    #expect(error.isUnreachable)
  }

  @Test func followsARedirectionToAnotherServer() async throws {
    let other = try RawServer(saying: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
    let server = try RawServer(
      saying: """
        HTTP/1.1 302 Found\r\nLocation: \(other.url)/\r\n\
        Content-Length: 0\r\n\r\n
        """)

    #expect(try await reply(of: server).get().body == Data("{}".utf8))
  }

  @Test(arguments: [0.1, 1.5])
  func isTooLateHoweverBusyTheLineIs(limit: TimeInterval) async throws {
    let server = try RawServer { socket in
      let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
      var isListening = socket.write(Data(head.utf8), by: .now + .seconds(60))
      while isListening {
        isListening =
          socket.pause(for: 0.02) && socket.write(Data("a".utf8), by: .now + .seconds(60))
      }
      return false
    }

    #expect(await reply(of: server, within: limit) == .failure(.timedOut))
  }

  @Test(arguments: [
    "Content-Length: 1000000000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n",
  ])
  func isTooLong(head: String) async throws {
    let server = try RawServer { socket in
      let chunk = Data("10000\r\n\(String(repeating: "a", count: 65_536))\r\n".utf8)
      var isListening = socket.write(
        Data("HTTP/1.1 200 OK\r\n\(head)".utf8), by: .now + .seconds(60))
      while isListening {
        isListening = socket.pause(for: 0.001) && socket.write(chunk, by: .now + .seconds(60))
      }
      return false
    }
    let transport = URLSessionTransport(sizeLimit: 1_000_000)

    #expect(
      await reply(of: server, transport)
        == .failure(.decoding(path: "", reason: "longer than 1000000 bytes")))
  }

  /// The connection that was kept for the next request leads nowhere then.
  @Test func survivesAServerThatIsStartedAgain() async throws {
    let first = try DemoServer.start(port: .quietPort)
    let client = HTTPClient(baseURL: first.baseURL, transport: URLSessionTransport())
    let logout = Endpoint<NoContent>(.post, "logout")
    _ = try await client.send(logout)
    first.stop()

    await #expect { try await client.send(logout) } throws: { error in
      (error as? AppError)?.isUnreachable == true
    }
    let second = try patiently { try DemoServer.start(port: first.port) }
    _ = try await client.send(logout)

    second.stop()
    let third = try patiently { try DemoServer.start(port: first.port) }
    _ = try await client.send(logout)
    third.stop()
  }

  /// A redirection that arrives when the request is given up.
  @Test func isGivenUpWhileItIsRedirected() async throws {
    let server = try RawServer(
      saying: "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")
    let transport = URLSessionTransport()
    var chance = SeededGenerator(seed: 1)
    var failures: [AppError] = []

    for _ in 0..<200 {
      let request = Task { await reply(of: server, transport) }
      try await Task.sleep(for: .microseconds(chance.number(below: 3_000)))
      request.cancel()
      guard case .failure(let failure) = await request.value else {
        Issue.record("a redirection to itself is taken for a reply")
        return
      }
      failures.append(failure)
    }
    #expect(failures.contains(.cancelled))
    #expect(!failures.contains(.timedOut))
  }
}
