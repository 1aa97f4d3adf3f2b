import Foundation

nonisolated extension URL: WireValue {
  /// `https://example.com`; an address without a scheme leads nowhere.
  package init?(wire: String) {
    self.init(string: wire)
    if scheme == nil { return nil }
  }

  package var wire: String { absoluteString }
}
