import BaseData

/// Remembers the name of who signed in last, for the next time. The password is never kept.
package nonisolated final class LoginStorage: Sendable {
  package let userName: KeptValue<String>

  package init(store: any KeyValueStore) {
    userName = KeptValue("login.userName", in: store)
  }
}
