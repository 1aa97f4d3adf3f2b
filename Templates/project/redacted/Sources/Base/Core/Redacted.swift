/// A value that says no more of itself than its description, wherever it is printed or dumped.
package nonisolated protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

nonisolated extension Redacted {
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
