nonisolated extension Int: Enterable {}
