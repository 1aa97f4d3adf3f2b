#pragma once
#include "types.h"

#pragma clang diagnostic ignored "-Wnullability-completeness"

// <sys/signal.h>
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGWINCH 28
#define SIGINFO 29
#define SIGUSR1 30
#define SIGUSR2 31
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3

typedef unsigned int d_sigset_t SWIFT(sigset_t);
typedef void (*d_sig_t)(int) SWIFT(sig_t);

struct SWIFT(__siginfo) d_siginfo;

union d_sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct d_siginfo *, void *);
} SWIFT(__sigaction_u);

struct d_sigaction {
  union d_sigaction_u __sigaction_u;
  d_sigset_t sa_mask;
  int sa_flags;
} SWIFT(sigaction);

FUNCTION2(d_sig_t, signal, int, void (*)(int));
FUNCTION3(int, sigaction, int, const struct d_sigaction *, struct d_sigaction *);
FUNCTION1(int, sigemptyset, d_sigset_t *);
FUNCTION1(int, sigfillset, d_sigset_t *);
FUNCTION2(int, sigaddset, d_sigset_t *, int);
FUNCTION2(int, sigdelset, d_sigset_t *, int);
FUNCTION2(int, sigismember, const d_sigset_t *, int);
FUNCTION1(int, sigpending, d_sigset_t *);
FUNCTION3(int, sigprocmask, int, const d_sigset_t *, d_sigset_t *);
FUNCTION3(int, pthread_sigmask, int, const d_sigset_t *, d_sigset_t *);
FUNCTION2(int, sigwait, const d_sigset_t *, int *);

// <pthread/pthread.h>, which says of pointers whether they may be null.
struct SWIFT(_opaque_pthread_t) d_opaque_pthread_t {
  long __sig;
};
typedef struct d_opaque_pthread_t *d_pthread_t SWIFT(pthread_t);

FUNCTION0(d_pthread_t _Nonnull, pthread_self);
FUNCTION2(int, pthread_kill, d_pthread_t, int);
FUNCTION2(int, kill, d_pid_t, int);
FUNCTION1(int, raise, int);
