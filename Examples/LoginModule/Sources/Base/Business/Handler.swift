/// The common protocol of the handlers of all modules.
///
/// A handler is a struct without state: it decides where its values come from and turns raw data
/// into entities.
package nonisolated protocol Handler: Sendable {}
