#pragma once
#include "types.h"

// <sys/socket.h>. `MSG_NOSIGNAL` is left out: it is new, while all systems know `SO_NOSIGPIPE`.
#define SOCK_STREAM 1
#define SOCK_DGRAM 2
#define AF_UNIX 1
#define AF_INET 2
#define AF_INET6 30
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_KEEPALIVE 0x0008
#define SO_LINGER 0x0080
#define SO_SNDTIMEO 0x1005
#define SO_RCVTIMEO 0x1006
#define SO_ERROR 0x1007
#define SO_NOSIGPIPE 0x1022
#define SOMAXCONN 128
#define MSG_PEEK 0x2
#define MSG_DONTWAIT 0x80
#define SHUT_RD 0
#define SHUT_WR 1
#define SHUT_RDWR 2

typedef unsigned int d_socklen_t SWIFT(socklen_t);
typedef unsigned char d_sa_family_t SWIFT(sa_family_t);

struct d_sockaddr {
  unsigned char sa_len;
  d_sa_family_t sa_family;
  char sa_data[14];
} SWIFT(sockaddr);

struct d_linger {
  int l_onoff;
  int l_linger;
} SWIFT(linger);

FUNCTION3(int, socket, int, int, int);
FUNCTION3(int, bind, int, const struct d_sockaddr *, d_socklen_t);
FUNCTION2(int, listen, int, int);
FUNCTION3(int, accept, int, struct d_sockaddr *, d_socklen_t *);
FUNCTION3(int, connect, int, const struct d_sockaddr *, d_socklen_t);
FUNCTION3(int, getsockname, int, struct d_sockaddr *, d_socklen_t *);
FUNCTION3(int, getpeername, int, struct d_sockaddr *, d_socklen_t *);
FUNCTION5(int, setsockopt, int, int, int, const void *, d_socklen_t);
FUNCTION5(int, getsockopt, int, int, int, void *, d_socklen_t *);
FUNCTION4(d_ssize_t, recv, int, void *, size_t, int);
FUNCTION4(d_ssize_t, send, int, const void *, size_t, int);
FUNCTION2(int, shutdown, int, int);

// <netinet/in.h>, <netinet/tcp.h> and <arpa/inet.h>
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01

typedef unsigned int d_in_addr_t SWIFT(in_addr_t);
typedef unsigned short d_in_port_t SWIFT(in_port_t);

struct d_in_addr {
  d_in_addr_t s_addr;
} SWIFT(in_addr);

struct d_sockaddr_in {
  unsigned char sin_len;
  d_sa_family_t sin_family;
  d_in_port_t sin_port;
  struct d_in_addr sin_addr;
  char sin_zero[8];
} SWIFT(sockaddr_in);

FUNCTION1(d_in_addr_t, inet_addr, const char *);

// <poll.h>
#define POLLIN 0x0001
#define POLLPRI 0x0002
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020

typedef unsigned int d_nfds_t SWIFT(nfds_t);

struct d_pollfd {
  int fd;
  short events;
  short revents;
} SWIFT(pollfd);

FUNCTION3(int, poll, struct d_pollfd *, d_nfds_t, int);
