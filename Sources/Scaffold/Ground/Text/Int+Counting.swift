extension Int {
  /// `1 file`, `2 files`
  package func counting(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
