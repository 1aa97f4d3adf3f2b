nonisolated extension Int: ColumnValue {}
