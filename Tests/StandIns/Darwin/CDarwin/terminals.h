#pragma once
#include "types.h"

// <sys/termios.h>; what `ioctl` is asked for is in the overlay.
#define VMIN 16
#define VTIME 17
#define NCCS 20
#define BRKINT 0x00000002
#define INPCK 0x00000010
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define ICRNL 0x00000100
#define IXON 0x00000200
#define OPOST 0x00000001
#define ONLCR 0x00000002
#define CS8 0x00000300
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2

typedef unsigned long d_tcflag_t SWIFT(tcflag_t);
typedef unsigned char d_cc_t SWIFT(cc_t);
typedef unsigned long d_speed_t SWIFT(speed_t);

struct d_termios {
  d_tcflag_t c_iflag;
  d_tcflag_t c_oflag;
  d_tcflag_t c_cflag;
  d_tcflag_t c_lflag;
  d_cc_t c_cc[NCCS];
  d_speed_t c_ispeed;
  d_speed_t c_ospeed;
} SWIFT(termios);

struct d_winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
} SWIFT(winsize);

FUNCTION2(int, tcgetattr, int, struct d_termios *);
FUNCTION3(int, tcsetattr, int, int, const struct d_termios *);
FUNCTION1(void, cfmakeraw, struct d_termios *);

// <unistd.h> and <util.h>, of terminals
FUNCTION1(int, isatty, int);
FUNCTION1(char *, ttyname, int);
FUNCTION5(int, openpty, int *, int *, char *, struct d_termios *, struct d_winsize *);
