import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// All tasks of the process, one after the other on the main thread, so that a run with the same seed
/// is the same run.
nonisolated enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// From now on. The runtime of Swift asks this hook where a task is to run that is of no actor.
  static func begin() {
    guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      fatalError("this runtime has no hook for tasks")
    }
    hook.assumingMemoryBound(to: Optional<Hook>.self).pointee = { job, _ in
      MainActor.shared.enqueue(job)
    }
  }

  /// Lets all go on that can.
  @MainActor
  static func settle() async {
    for _ in 0..<60 { await Task.yield() }
  }
}
