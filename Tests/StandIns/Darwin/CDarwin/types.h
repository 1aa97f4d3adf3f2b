#pragma once
#include <stddef.h>

// How names in C become those in Swift: FUNCTION2(int, lstat, ...) is `lstat(_:_:)`.
#define SWIFT(name) __attribute__((swift_name(#name)))
#define FUNCTION(type, name, labels, ...) type d_##name(__VA_ARGS__) __attribute__((swift_name(#name labels)))
#define FUNCTION0(type, name) FUNCTION(type, name, "()", void)
#define FUNCTION1(type, name, ...) FUNCTION(type, name, "(_:)", __VA_ARGS__)
#define FUNCTION2(type, name, ...) FUNCTION(type, name, "(_:_:)", __VA_ARGS__)
#define FUNCTION3(type, name, ...) FUNCTION(type, name, "(_:_:_:)", __VA_ARGS__)
#define FUNCTION4(type, name, ...) FUNCTION(type, name, "(_:_:_:_:)", __VA_ARGS__)
#define FUNCTION5(type, name, ...) FUNCTION(type, name, "(_:_:_:_:_:)", __VA_ARGS__)
#define FUNCTION6(type, name, ...) FUNCTION(type, name, "(_:_:_:_:_:_:)", __VA_ARGS__)

typedef unsigned short d_mode_t SWIFT(mode_t);
typedef unsigned short d_nlink_t SWIFT(nlink_t);
typedef int d_dev_t SWIFT(dev_t);
typedef unsigned long long d_ino_t SWIFT(ino_t);
typedef unsigned int d_uid_t SWIFT(uid_t);
typedef unsigned int d_gid_t SWIFT(gid_t);
typedef int d_pid_t SWIFT(pid_t);
typedef long long d_off_t SWIFT(off_t);
typedef long long d_blkcnt_t SWIFT(blkcnt_t);
typedef int d_blksize_t SWIFT(blksize_t);
typedef long d_ssize_t SWIFT(ssize_t);
typedef long d_time_t SWIFT(time_t);
typedef unsigned int d_useconds_t SWIFT(useconds_t);
typedef int d_suseconds_t SWIFT(suseconds_t);

struct d_timespec {
  d_time_t tv_sec;
  long tv_nsec;
} SWIFT(timespec);

struct d_timeval {
  d_time_t tv_sec;
  d_suseconds_t tv_usec;
} SWIFT(timeval);
