/// The body of every declaration here: the stand-ins are type-checked against, never run.
func declared() -> Never { fatalError() }

/// The value of every declared property.
func declared<Value>() -> Value { fatalError() }
