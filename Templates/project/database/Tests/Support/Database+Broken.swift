import BaseData
import Foundation

extension Database {
  /// A database that cannot be opened: where its file should be, there is a folder.
  package nonisolated static let broken = Database(at: URL(filePath: "/"))
}
