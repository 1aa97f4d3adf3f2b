import BaseBusiness
import BaseData
import Foundation

nonisolated extension FormContract {
  /// The files in which one of these secrets stands, once a draft was kept and the form was sent.
  package func leaks(of secrets: [String], in draft: [String: String]) async throws -> [String] {
    let folder = TemporaryFolder()
    let drafts = Drafts(in: FileStore(folder: folder.url))
    drafts.set(draft, in: "form")
    try drafts.save()
    _ = try await make(stores.files(folder.url)).submit(input)
    let names = (try? folder.names()) ?? []
    let leaky = try names.filter { name in
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      return secrets.contains { bytes.range(of: Data($0.utf8)) != nil }
    }
    return names.isEmpty ? ["nothing is kept"] : leaky
  }
}
