nonisolated extension Int64: ColumnValue {}
