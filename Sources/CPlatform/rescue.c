/* Restores the terminal from a signal handler: see CPlatformRescue.h. */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CPlatform.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  /* Seconds within which the loop must handle a request other than SIGINT, before an alarm ends the program. */
  request_deadline = 1,
  /* Milliseconds for which a handler waits for a terminal that does not read or reply. */
  handler_patience = 250,
  /* The largest number of latest keys, and the bytes of one key with the space before it. */
  most_keys = 24,
  longest_key = 128,
  /* Bytes: how much of the captured output is printed again when the screen is left, and the largest size of its file. */
  captured_tail = 16 * 1024,
  captured_limit = 4 * 1024 * 1024,
};

/* Signals that request the program's end, signals that inform it, and signals that a crash raises. */
static const int requests[] = {
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#if defined(__linux__)
  SIGIO, SIGPWR, SIGSTKFLT,
#endif
};
static const int notices[] = {SIGTSTP, SIGCONT, SIGWINCH};
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static volatile sig_atomic_t is_armed;
static volatile sig_atomic_t awaits_answer;
static volatile sig_atomic_t pending_request;
static bool ignores_alarms;
static int terminal = -1;
static int key_terminal = -1;
static struct platform_modes modes_before;
static const char *restoring;
static int wake = -1;
static struct sigaction actions_before[COUNT(crashes)];

static char *volatile report_before_keys;
static char *volatile report_after_keys;
static char latest_keys[(most_keys + 1) * longest_key + 1];
static volatile size_t key_bytes;
static int key_count;

/* ---- The report of a trap ---- */

static void write_text(int descriptor, const char *text) {
  if (text != NULL) platform_write(descriptor, text, (int64_t)strlen(text), handler_patience);
}

static void write_report(void) {
  write_text(STDERR_FILENO, report_before_keys);
  if (key_bytes > 0) {
    write_text(STDERR_FILENO, "  then the keys:");
    platform_write(STDERR_FILENO, latest_keys, (int64_t)key_bytes, handler_patience);
    write_text(STDERR_FILENO, "\n");
  }
  write_text(STDERR_FILENO, report_after_keys);
  /* Do not print the report twice. */
  report_before_keys = NULL;
  report_after_keys = NULL;
  key_bytes = 0;
}

static void replace(char *volatile *part, const char *text) {
  char *old = *part;
  if (old != NULL && strcmp(old, text) == 0) return;
  *part = *text != 0 ? strdup(text) : NULL;
  free(old);
}

void rescue_set_report(const char *before_keys, const char *after_keys) {
  replace(&report_before_keys, before_keys);
  replace(&report_after_keys, after_keys);
}

static const char dropped_keys[] = " …";

/* Replaces the first two words by `…`; the first word may be the `…` of an earlier call. */
static void drop_oldest_key(void) {
  size_t end = 0;
  for (int word = 0; word < 2; word++) {
    end += 1;
    while (end < key_bytes && latest_keys[end] != ' ') end += 1;
  }
  const size_t sign = sizeof dropped_keys - 1;
  const size_t rest = key_bytes - end;
  memmove(latest_keys + sign, latest_keys + end, rest);
  memcpy(latest_keys, dropped_keys, sign);
  key_bytes = sign + rest;
  key_count -= 1;
}

void rescue_append_key(const char *word) {
  if (key_count == most_keys) drop_oldest_key();
  size_t length = strlen(word);
  if (length > longest_key - 1) length = longest_key - 1;
  latest_keys[key_bytes] = ' ';
  memcpy(latest_keys + key_bytes + 1, word, length);
  key_bytes += 1 + length;
  latest_keys[key_bytes] = 0;
  key_count += 1;
}

void rescue_forget_keys(void) {
  key_bytes = 0;
  key_count = 0;
  latest_keys[0] = 0;
}

const char *rescue_latest_keys(void) { return latest_keys; }

/* ---- Handlers ---- */

static void restore_terminal(void) {
  if (!is_armed) return;
  is_armed = false;
  write_text(terminal, restoring);
  /* Discard the terminal's reply and the unread keys, which the next program would read as its own keys. */
  if (awaits_answer) {
    struct pollfd entry = {.fd = key_terminal, .events = POLLIN};
    poll(&entry, 1, handler_patience);
  }
  tcflush(key_terminal, TCIFLUSH);
  platform_set_modes(key_terminal, &modes_before);
  capture_end(handler_patience);
}

/* Passes a signal on to the program's loop. */
static void handle_notice(int signal) {
  const int error = errno;
  const unsigned char byte = (unsigned char)signal;
  /* An error is ignored: a full pipe wakes the loop anyway. */
  while (write(wake, &byte, 1) < 0 && errno == EINTR) {
  }
  errno = error;
}

/* Passes a request to end on to the loop. A second request ends the program if the first is still pending, for example because a
 * layout never returns. A user can repeat Ctrl-C; for every other request an alarm acts as the second one. */
static void handle_request(int signal) {
  const int first = pending_request;
  if (signal == SIGALRM && first == 0 && ignores_alarms) return;
  if (first != 0) {
    restore_terminal();
    rescue_end_by(signal == SIGALRM ? first : signal);
    return;
  }
  pending_request = signal;
  if (signal != SIGINT) alarm(request_deadline);
  handle_notice(signal);
}

/* Whether another process sent the signal, so that nothing crashed. On macOS `si_code` is 0 then, and not SI_USER. */
static bool is_from_outside(const siginfo_t *information) {
  return information != NULL && (information->si_code == 0 || information->si_code == SI_USER);
}

/* Restores the terminal, writes the captured output and the report, then raises the signal with its previous handler. */
static void handle_crash(int signal, siginfo_t *information, void *context) {
  (void)context;
  restore_terminal();
  write_report();
  if (is_from_outside(information)) {
    /* Use the default action: a previous handler, such as Swift's backtrace printer, may return in order to let the crash happen
     * again, but here nothing crashed. */
    platform_reset_signal(signal);
  } else {
    for (size_t index = 0; index < COUNT(crashes); index++) {
      if (crashes[index] == signal) sigaction(signal, &actions_before[index], NULL);
    }
  }
  raise(signal);
}

static void set_handler(int signal, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigaction(signal, &action, NULL);
}

void rescue_watch(
    int32_t drawn, int32_t keys, const struct platform_modes *modes, const char *bytes, int32_t writing_end) {
  terminal = drawn;
  key_terminal = keys;
  modes_before = *modes;
  restoring = strdup(bytes);
  wake = writing_end;

  /* Handlers run on a separate stack, so that they also work after a stack overflow. */
  static char handler_stack[1 << 16] __attribute__((aligned(16)));
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof handler_stack;
  sigaltstack(&stack, NULL);

  for (size_t index = 0; index < COUNT(crashes); index++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(crashes[index], &action, &actions_before[index]);
  }
  /* SIGALRM is handled even if it was ignored, because `handle_request` uses it. */
  ignores_alarms = platform_is_ignored(SIGALRM);
  for (size_t index = 0; index < COUNT(requests); index++) {
    const int signal = requests[index];
    if (signal == SIGALRM || !platform_is_ignored(signal)) set_handler(signal, handle_request);
  }
  for (size_t index = 0; index < COUNT(notices); index++) {
    if (!platform_is_ignored(notices[index])) set_handler(notices[index], handle_notice);
  }
  is_armed = true;
}

void rescue_arm(bool armed) { is_armed = armed; }

void rescue_set_awaits_answer(bool awaits) { awaits_answer = awaits; }

int32_t rescue_pending_request(void) { return pending_request; }

void rescue_clear_pending_request(void) {
  if (pending_request == 0) return;
  alarm(0);
  pending_request = 0;
}

void rescue_suspend(void) {
  platform_reset_signal(SIGTSTP);
  platform_reset_signal(SIGCONT);
  raise(SIGTSTP);
  set_handler(SIGTSTP, handle_notice);
  set_handler(SIGCONT, handle_notice);
}

void rescue_end_by(int32_t signal) {
  platform_reset_signal(signal);
  raise(signal);
}

void rescue_exit(const char *text, int32_t status) {
  restore_terminal();
  write_text(STDERR_FILENO, text);
  _exit(status);
}

/* ---- Captured output ---- */

/* The file of the captured output, and duplicates of the redirected streams; -1 if there is no file, or if a stream is not
 * redirected. */
static volatile int captured_file = -1;
static volatile int output_before = -1;
static volatile int errors_before = -1;
/* The number of bytes of the file that were read, and the number that the user has seen. */
static int64_t captured_read;
static volatile int64_t captured_seen;

static int duplicate_of_terminal(int stream) {
  const int copy = isatty(stream) == 1 ? platform_duplicate(stream) : -1;
  return copy < 0 ? -1 : copy;
}

void capture_begin(const char *folder) {
  if (captured_file >= 0) return;
  int file = platform_open_temporary_file(folder);
  if (file < 0) file = platform_open_temporary_file("/tmp");
  if (file < 0) return;
  captured_read = 0;
  captured_seen = 0;
  output_before = duplicate_of_terminal(STDOUT_FILENO);
  errors_before = duplicate_of_terminal(STDERR_FILENO);
  /* Set this before the streams are redirected, because a signal handler may run in between. */
  captured_file = file;
  if (output_before >= 0) platform_redirect(STDOUT_FILENO, file);
  if (errors_before >= 0) platform_redirect(STDERR_FILENO, file);
}

int64_t capture_unread_size(void) {
  if (captured_file < 0) return 0;
  const int64_t size = platform_file_size(captured_file);
  /* Another process may have truncated the file. */
  if (captured_read > size) captured_read = 0;
  return size - captured_read;
}

int64_t capture_read(void *bytes, int64_t count) {
  if (captured_file < 0) return 0;
  int64_t result = platform_read_at(captured_file, bytes, count, captured_read);
  if (result <= 0) return 0;
  captured_read += result;
  if (captured_read > captured_limit) {
    platform_empty_file(captured_file);
    captured_read = 0;
    captured_seen = 0;
  }
  return result;
}

void capture_mark_seen(void) { captured_seen = captured_read; }

static void restore_stream(int stream, int before) {
  if (before < 0) return;
  platform_redirect(stream, before);
  close(before);
}

void capture_end(int32_t patience) {
  const int file = captured_file;
  if (file < 0) return;
  captured_file = -1;
  restore_stream(STDOUT_FILENO, output_before);
  restore_stream(STDERR_FILENO, errors_before);
  const int64_t size = platform_file_size(file);
  int64_t position = captured_seen > size ? 0 : captured_seen;
  if (position < size - captured_tail) position = size - captured_tail;
  char bytes[1024];
  int64_t count;
  while ((count = platform_read_at(file, bytes, sizeof bytes, position)) > 0) {
    platform_write(STDERR_FILENO, bytes, count, patience);
    position += count;
  }
  close(file);
}
