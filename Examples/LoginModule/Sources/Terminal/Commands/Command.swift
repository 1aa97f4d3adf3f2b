/// What a user can ask for, by a key or by a line of a script.
package enum Command: Hashable, Sendable {
  case up(Int)
  case down(Int)
  case pageUp(Int)
  case pageDown(Int)
  case top
  case bottom
  case open
  case back
  case refresh
  /// Show the posts that have come in meanwhile.
  case new
  /// Fill the gap that is selected, or the first one.
  case gap
  /// Like the post that is open, or take that back.
  case like
  /// Show who is signed in.
  case me
  /// Make the picture in a file one's avatar.
  case photo(file: String)
  case offline
  case online
  /// Have the server write posts.
  case grow(Int)
  /// Have the server forget who is logged in.
  case expire
  case login(user: String)
  /// Answer the server's question for a second factor.
  case code(String)
  case logout
  case help
  case quit
}
