import Core

nonisolated extension AppError? {
  /// Why something could not be kept, if it could not: what came of it is shown all the same.
  package static func of(_ keeping: () async throws(AppError) -> Void) async -> AppError? {
    do throws(AppError) {
      try await keeping()
      return nil
    } catch {
      return error
    }
  }
}
