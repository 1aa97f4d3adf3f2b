#pragma once
#include "types.h"

// <sys/fcntl.h>; `open`, `openat` and `fcntl` are in the overlay.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_SHLOCK 0x00000010
#define O_EXLOCK 0x00000020
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_SYMLINK 0x00200000
#define O_CLOEXEC 0x01000000
#define O_NOFOLLOW_ANY 0x20000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_SYMLINK_FOLLOW 0x0040
#define AT_REMOVEDIR 0x0080
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_GETLK 7
#define F_SETLK 8
#define F_SETLKW 9
#define F_NOCACHE 48
#define F_GETPATH 50
#define F_FULLFSYNC 51
#define F_SETNOSIGPIPE 73
#define F_BARRIERFSYNC 85
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08

struct d_flock {
  d_off_t l_start;
  d_off_t l_len;
  d_pid_t l_pid;
  short l_type;
  short l_whence;
} SWIFT(flock);

FUNCTION2(int, flock, int, int);

// <sys/stat.h>; the bits of a mode are in the overlay.
struct d_stat {
  d_dev_t st_dev;
  d_mode_t st_mode;
  d_nlink_t st_nlink;
  d_ino_t st_ino;
  d_uid_t st_uid;
  d_gid_t st_gid;
  d_dev_t st_rdev;
  struct d_timespec st_atimespec;
  struct d_timespec st_mtimespec;
  struct d_timespec st_ctimespec;
  struct d_timespec st_birthtimespec;
  d_off_t st_size;
  d_blkcnt_t st_blocks;
  d_blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
} SWIFT(stat);

FUNCTION2(int, stat, const char *, struct d_stat *);
FUNCTION2(int, lstat, const char *, struct d_stat *);
FUNCTION2(int, fstat, int, struct d_stat *);
FUNCTION4(int, fstatat, int, const char *, struct d_stat *, int);
FUNCTION2(int, mkdir, const char *, d_mode_t);
FUNCTION3(int, mkdirat, int, const char *, d_mode_t);
FUNCTION2(int, mkfifo, const char *, d_mode_t);
FUNCTION2(int, chmod, const char *, d_mode_t);
FUNCTION2(int, fchmod, int, d_mode_t);
FUNCTION1(d_mode_t, umask, d_mode_t);
FUNCTION2(int, futimens, int, const struct d_timespec[2]);
FUNCTION4(int, utimensat, int, const char *, const struct d_timespec[2], int);

// <dirent.h>
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
#define DT_WHT 14

struct d_dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
} SWIFT(dirent);

typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
  int __dd_len;
  long __dd_seek;
  int __dd_flags;
} d_DIR SWIFT(DIR);

FUNCTION1(d_DIR *, opendir, const char *);
FUNCTION1(d_DIR *, fdopendir, int);
FUNCTION1(struct d_dirent *, readdir, d_DIR *);
FUNCTION1(int, closedir, d_DIR *);

// <unistd.h>, <stdio.h> and <stdlib.h>, of files
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define RENAME_SWAP 0x00000002
#define RENAME_EXCL 0x00000004
#define PATH_MAX 1024

FUNCTION1(int, close, int);
FUNCTION3(d_ssize_t, read, int, void *, size_t);
FUNCTION3(d_ssize_t, write, int, const void *, size_t);
FUNCTION3(d_off_t, lseek, int, d_off_t, int);
FUNCTION2(int, ftruncate, int, d_off_t);
FUNCTION2(int, truncate, const char *, d_off_t);
FUNCTION1(int, fsync, int);
FUNCTION1(int, dup, int);
FUNCTION2(int, dup2, int, int);
FUNCTION1(int, pipe, int[2]);
FUNCTION2(int, access, const char *, int);
FUNCTION1(int, chdir, const char *);
FUNCTION1(int, fchdir, int);
FUNCTION2(char *, getcwd, char *, size_t);
FUNCTION2(char *, realpath, const char *, char *);
FUNCTION1(char *, mkdtemp, char *);
FUNCTION1(int, mkstemp, char *);
FUNCTION2(int, link, const char *, const char *);
FUNCTION5(int, linkat, int, const char *, int, const char *, int);
FUNCTION2(int, symlink, const char *, const char *);
FUNCTION3(d_ssize_t, readlink, const char *, char *, size_t);
FUNCTION2(int, rename, const char *, const char *);
FUNCTION4(int, renameat, int, const char *, int, const char *);
FUNCTION3(int, renamex_np, const char *, const char *, unsigned int);
FUNCTION5(int, renameatx_np, int, const char *, int, const char *, unsigned int);
FUNCTION1(int, unlink, const char *);
FUNCTION3(int, unlinkat, int, const char *, int);
FUNCTION1(int, rmdir, const char *);
FUNCTION1(int, remove, const char *);
