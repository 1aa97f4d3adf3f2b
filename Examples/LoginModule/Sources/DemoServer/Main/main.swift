import DemoServerKit
import Foundation

func end(_ error: some Error, status: Int32) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
  exit(status)
}

do throws(DemoServerUsageError) {
  let options = try DemoServerOptions(Array(CommandLine.arguments.dropFirst()))
  do throws(DemoServerFault) {
    let server = try DemoServer.start(
      port: options.port, posts: options.posts, seed: options.seed)
    let interruption = Interruption()
    try? FileHandle.standardOutput.write(contentsOf: Data("\(server.welcome)\n".utf8))
    interruption.wait()
    server.stop()
  } catch {
    end(error, status: 1)
  }
} catch {
  end(error, status: EX_USAGE)
}
