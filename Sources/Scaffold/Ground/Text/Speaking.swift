/// Whoever can complain has messages.
@_exported import Speaking
