// Errors have messages: whoever can complain can say something.
@_exported import Speaking  // scaffold:allow tier each target that has errors writes messages
