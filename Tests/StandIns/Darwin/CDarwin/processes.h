#pragma once
#include "types.h"
#include "signals.h"

#pragma clang diagnostic ignored "-Wnullability-completeness"

// <spawn.h> and <sys/spawn.h>: the types are pointers, which Linux has as structures.
#define POSIX_SPAWN_RESETIDS 0x0001
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETEXEC 0x0040
#define POSIX_SPAWN_START_SUSPENDED 0x0080
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000

typedef void *d_posix_spawnattr_t SWIFT(posix_spawnattr_t);
typedef void *d_posix_spawn_file_actions_t SWIFT(posix_spawn_file_actions_t);

FUNCTION6(
  int, posix_spawn, d_pid_t *, const char *, const d_posix_spawn_file_actions_t *, const d_posix_spawnattr_t *,
  char *const[], char *const[]);
FUNCTION6(
  int, posix_spawnp, d_pid_t *, const char *, const d_posix_spawn_file_actions_t *, const d_posix_spawnattr_t *,
  char *const[], char *const[]);
FUNCTION1(int, posix_spawn_file_actions_init, d_posix_spawn_file_actions_t *);
FUNCTION1(int, posix_spawn_file_actions_destroy, d_posix_spawn_file_actions_t *);
FUNCTION2(int, posix_spawn_file_actions_addclose, d_posix_spawn_file_actions_t *, int);
FUNCTION3(int, posix_spawn_file_actions_adddup2, d_posix_spawn_file_actions_t *, int, int);
FUNCTION5(
  int, posix_spawn_file_actions_addopen, d_posix_spawn_file_actions_t *, int, const char *, int, d_mode_t);
FUNCTION1(int, posix_spawnattr_init, d_posix_spawnattr_t *);
FUNCTION1(int, posix_spawnattr_destroy, d_posix_spawnattr_t *);
FUNCTION2(int, posix_spawnattr_setflags, d_posix_spawnattr_t *, short);
FUNCTION2(int, posix_spawnattr_setpgroup, d_posix_spawnattr_t *, d_pid_t);
FUNCTION2(int, posix_spawnattr_setsigdefault, d_posix_spawnattr_t *, const d_sigset_t *);
FUNCTION2(int, posix_spawnattr_setsigmask, d_posix_spawnattr_t *, const d_sigset_t *);

// <sys/wait.h>, <sysexits.h>, <unistd.h> and <stdlib.h>, of processes
#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define EX_USAGE 64
#define EX_DATAERR 65
#define EX_UNAVAILABLE 69
#define EX_SOFTWARE 70
#define EX_CANTCREAT 73
#define EX_IOERR 74

FUNCTION3(d_pid_t, waitpid, d_pid_t, int *, int);
FUNCTION0(d_pid_t, getpid);
FUNCTION0(d_pid_t, getppid);
FUNCTION0(d_uid_t, getuid);
FUNCTION0(d_uid_t, geteuid);
FUNCTION1(void, exit, int) __attribute__((noreturn));
FUNCTION1(void, _exit, int) __attribute__((noreturn));
FUNCTION0(void, abort) __attribute__((noreturn));
FUNCTION1(int, atexit, void (*_Nonnull)(void));
FUNCTION1(int, usleep, d_useconds_t);
FUNCTION1(unsigned int, sleep, unsigned int);

// <crt_externs.h>
FUNCTION0(char ***, _NSGetEnviron);

// <sys/resource.h>
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN -1

struct d_rusage {
  struct d_timeval ru_utime;
  struct d_timeval ru_stime;
  long ru_maxrss;
  long ru_ixrss;
  long ru_idrss;
  long ru_isrss;
  long ru_minflt;
  long ru_majflt;
  long ru_nswap;
  long ru_inblock;
  long ru_oublock;
  long ru_msgsnd;
  long ru_msgrcv;
  long ru_nsignals;
  long ru_nvcsw;
  long ru_nivcsw;
} SWIFT(rusage);

FUNCTION2(int, getrusage, int, struct d_rusage *);
