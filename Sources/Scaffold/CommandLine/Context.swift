/// Where a command runs: the folder it was started in, the terminal it talks to, the disk it
/// writes to.
struct Context: Sendable {
  /// The folder, absolute.
  let directory: String
  let console: Console
  var perform: FileOperation.Performer = FileOperation.perform
}
