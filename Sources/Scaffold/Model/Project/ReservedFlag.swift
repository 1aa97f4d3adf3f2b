/// The flags that a variable of a template cannot have.
enum ReservedFlag {
  /// Those of the commands that make something from a template, and `--name` and `--project` for
  /// what every template is told.
  static let all: Set<String> = [
    "--app-target", "--at", "--base-prefix", "--diff", "--dry-run", "--force", "--help", "--json",
    "--layout", "--name", "--project", "--raise-platforms", "--sources", "--template", "--version",
  ]
}
