/// The body of a `{% block %}`, and the template it stands in.
struct BlockBody {
  let syntax: Syntax
  let block: Block
}

/// A block being rendered: all that claim its name, the one that counts first.
struct OpenBlock {
  let bodies: [BlockBody]
  /// Which of them is being rendered; `block.super` is the one after it.
  var level = 0
}

extension OpenBlock {
  var current: BlockBody { bodies[level] }
}
