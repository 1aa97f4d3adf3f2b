/// An object within what servers send.
package nonisolated protocol WireObject: Codable, Hashable, Sendable, ColumnValue {}
