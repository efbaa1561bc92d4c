/* Terminals, and pseudo-terminals for tests. */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CPlatform.h"

#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

int32_t platform_open_controlling_terminal(void) {
  const int flags = O_RDWR | O_NOCTTY | O_CLOEXEC;
#if defined(__APPLE__)
  /* On macOS, poll does not support /dev/tty, but it supports the device that /dev/tty stands for. */
  char name[PATH_MAX];
  if (ttyname_r(STDOUT_FILENO, name, sizeof name) == 0) {
    int device = open(name, flags);
    if (device >= 0) return device;
  }
#endif
  int descriptor = open("/dev/tty", flags);
  return descriptor < 0 ? -errno : descriptor;
}

struct platform_size platform_terminal_size(int32_t terminal) {
  struct platform_size size = {0, 0};
  struct winsize window;
  if (ioctl(terminal, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && window.ws_row > 0) {
    size.columns = window.ws_col;
    size.rows = window.ws_row;
  }
  return size;
}

bool platform_set_terminal_size(int32_t terminal, struct platform_size size) {
  struct winsize window = {.ws_row = (unsigned short)size.rows, .ws_col = (unsigned short)size.columns};
  return ioctl(terminal, TIOCSWINSZ, &window) == 0;
}

bool platform_get_modes(int32_t terminal, struct platform_modes *modes) { return tcgetattr(terminal, &modes->value) == 0; }

void platform_set_modes(int32_t terminal, const struct platform_modes *modes) {
  tcsetattr(terminal, TCSANOW, &modes->value);
}

struct platform_modes platform_key_modes(const struct platform_modes *modes) {
  struct platform_modes result = *modes;
  result.value.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  result.value.c_lflag |= ISIG;
  result.value.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP);
  result.value.c_oflag &= ~(tcflag_t)OPOST;
  result.value.c_cc[VMIN] = 1;
  result.value.c_cc[VTIME] = 0;
  return result;
}

static bool is_utf8(void) {
  const char *encoding = nl_langinfo(CODESET);
  return strcasecmp(encoding, "UTF-8") == 0 || strcasecmp(encoding, "UTF8") == 0;
}

bool platform_set_locale(bool prefers_utf8) {
  if (setlocale(LC_CTYPE, "") != NULL) return is_utf8();
  /* The environment names a locale that is not installed, for example after a remote login. macOS has C.UTF-8 since 15. */
  static const char *const names[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
  for (size_t index = 0; prefers_utf8 && index < sizeof names / sizeof *names; index++) {
    if (setlocale(LC_CTYPE, names[index]) != NULL) break;
  }
  return is_utf8();
}

int32_t platform_open_pseudo_terminal(struct platform_size size) {
  int own = posix_openpt(O_RDWR | O_NOCTTY);
  if (own < 0) return -errno;
  fcntl(own, F_SETFD, FD_CLOEXEC);
  if (grantpt(own) == 0 && unlockpt(own) == 0) {
    if (platform_set_terminal_size(own, size)) return own;
  }
  int error = errno;
  close(own);
  return -error;
}

int32_t platform_open_program_end(int32_t pseudo_terminal) {
  const char *name = ptsname(pseudo_terminal);
  int other = name == NULL ? -1 : open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return other < 0 ? -errno : other;
}

int32_t platform_unread_bytes(int32_t terminal) {
  int count = 0;
  return ioctl(terminal, FIONREAD, &count) == 0 ? count : -errno;
}
