import Speaking

/// Commands that people want for the same: help lists them together.
package struct CommandGroup: Sendable {
  package let title: Message
  package let commands: [any Command.Type]

  package init(_ title: Message, _ commands: [any Command.Type]) {
    (self.title, self.commands) = (title, commands)
  }
}
