public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
