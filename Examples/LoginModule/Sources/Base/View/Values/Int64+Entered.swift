nonisolated extension Int64: Enterable {}
