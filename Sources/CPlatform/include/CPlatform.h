/* The calls of libc that the program makes, with types that Swift has on every system.
 *
 * They are in a C target because `make portable` can compile C for macOS, musl and arm64 on Linux, but not Swift that imports Darwin
 * or Musl. A function that can fail returns the negative error number, unless its comment says otherwise. All functions except
 * `platform_wait` and `platform_wait_for_end` continue after a signal.
 */
#ifndef CELLOPHANE_CPLATFORM_H
#define CELLOPHANE_CPLATFORM_H

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <termios.h>

#include "CPlatformRescue.h"

/* ---- Time and errors ---- */

/* The monotonic time in nanoseconds; its zero is unspecified. */
int64_t platform_monotonic_time(void);

/* The memory that the process occupies, without files mapped into it, in bytes; 0 where the system does not say. */
int64_t platform_memory(void);

/* Returns the description of an error number. */
const char *platform_error_text(int32_t number);

static const int32_t platform_interrupted = -EINTR;   /* a signal interrupted the call */
static const int32_t platform_would_block = -EAGAIN;  /* nothing can be read now */

/* ---- Files and descriptors ---- */

bool platform_is_terminal(int32_t descriptor);

/* Opens a file for reading; for a named pipe, waits for a writer. */
int32_t platform_open_for_reading(const char *path);

/* How to open a file for writing. */
enum platform_writing {
  platform_writing_existing,    /* the file exists; its content is replaced */
  platform_writing_any,         /* creates the file, or replaces its content */
  platform_writing_new,         /* creates the file; fails if it exists */
};
int32_t platform_open_for_writing(const char *path, enum platform_writing how);

void platform_close(int32_t descriptor);

enum platform_kind {
  platform_kind_none,      /* missing, or it cannot be examined */
  platform_kind_file,
  platform_kind_folder,
  platform_kind_pipe,
  platform_kind_character_device,
  platform_kind_block_device,
  platform_kind_null_device,
  platform_kind_other,
};

/* Describes the file of a descriptor or a path. */
struct platform_description {
  enum platform_kind kind;
  /* The size of a file in bytes. */
  int64_t size;
  /* The error number, for `platform_kind_none`. */
  int32_t error;
  /* Whether `error` means that nothing has this name. */
  bool is_missing;
  /* For a file: when its content was last changed, in nanoseconds of the system's clock, and its number on its disk. */
  int64_t modified;
  uint64_t number;
};
struct platform_description platform_describe_descriptor(int32_t descriptor);
struct platform_description platform_describe_path(const char *path);

/* Whether a path names a symbolic link. */
bool platform_is_link(const char *path);
/* The error number for a folder where a file is expected. */
int32_t platform_error_is_folder(void);

/* Check whether a file may be written, or whether a file may be created in a folder. Return 0 or a negative error. */
int32_t platform_check_writable(const char *path);
int32_t platform_check_folder_writable(const char *path);

/* Reads at most `count` bytes. Returns the number of bytes read, 0 at the end, or a negative error. */
int64_t platform_read(int32_t descriptor, void *bytes, int64_t count);
/* Reads like `platform_read`, but from a position in a file. */
int64_t platform_read_at(int32_t descriptor, void *bytes, int64_t count, int64_t position);

/* Writes all bytes. Waits for a slow reader, at most `patience` milliseconds at a time, or without limit if it is negative.
 * Safe in a signal handler. Returns 0 or a negative error. */
int32_t platform_write(int32_t descriptor, const void *bytes, int64_t count, int32_t patience);

/* The size of an open file in bytes; 0 if it is not a regular file. */
int64_t platform_file_size(int32_t descriptor);
void platform_empty_file(int32_t descriptor);

/* Creates a temporary file without a name, opened for appending; it is deleted when it is closed. Returns a descriptor or a negative
 * error. */
int32_t platform_open_temporary_file(const char *folder);

/* Duplicates a descriptor; the copy is closed in a program that this one starts. Returns it or a negative error. */
int32_t platform_duplicate(int32_t descriptor);
/* Makes `descriptor` refer to the same file as `target`. */
void platform_redirect(int32_t descriptor, int32_t target);

/* The ends of a pipe, both non-blocking. */
struct platform_pipe {
  int32_t reading, writing;
};
/* Opens a pipe. Returns 0 or a negative error. */
int32_t platform_open_pipe(struct platform_pipe *ends);

/* Waits until one of two descriptors (negative for none) is readable or closed, or until `milliseconds` (negative for no limit) have
 * passed. Returns 1 for the first plus 2 for the second, 0 after the timeout, or a negative error. */
int32_t platform_wait(int32_t first, int32_t second, int32_t milliseconds);

/* Makes libc's standard output line-buffered, also for a file or a pipe. */
void platform_buffer_lines_of_output(void);

/* ---- Terminals ---- */

/* Opens the controlling terminal, from which keys are read if standard input is not a terminal. Returns a descriptor or a negative
 * error. */
int32_t platform_open_controlling_terminal(void);

struct platform_size {
  int32_t columns, rows;
};
/* The size of a terminal; zero if the terminal reports none. */
struct platform_size platform_terminal_size(int32_t terminal);
bool platform_set_terminal_size(int32_t terminal, struct platform_size size);

/* The modes of a terminal. Swift stores them; only C reads the fields. */
struct platform_modes {
  struct termios value;
};
bool platform_get_modes(int32_t terminal, struct platform_modes *modes);
void platform_set_modes(int32_t terminal, const struct platform_modes *modes);

/* Returns the modes for reading single keys: no line editing, no echo, no translation of input or output. Ctrl-C and Ctrl-Z still
 * send signals. */
struct platform_modes platform_key_modes(const struct platform_modes *modes);

/* Selects the locale for character types: the environment's, or, if that is not installed and `prefers_utf8`, the first installed one
 * of some well-known UTF-8 locales. Returns whether the encoding is UTF-8. */
bool platform_set_locale(bool prefers_utf8);

/* Opens a pseudo-terminal for a test, which reads the program's output from it and writes the program's input to it. Returns the
 * test's end or a negative error. */
int32_t platform_open_pseudo_terminal(struct platform_size size);
/* Opens the program's end of a pseudo-terminal. Returns a descriptor or a negative error. */
int32_t platform_open_program_end(int32_t pseudo_terminal);
/* The number of bytes that can be read from a terminal now, or a negative error. */
int32_t platform_unread_bytes(int32_t terminal);

/* ---- Signals and other programs ---- */

static const int32_t platform_signal_interrupt = SIGINT;
static const int32_t platform_signal_hang_up = SIGHUP;
static const int32_t platform_signal_terminate = SIGTERM;
static const int32_t platform_signal_suspend = SIGTSTP;
static const int32_t platform_signal_continue = SIGCONT;
static const int32_t platform_signal_resize = SIGWINCH;

bool platform_is_ignored(int32_t signal);
/* Restores the default action of a signal. */
void platform_reset_signal(int32_t signal);
/* Delays a signal until `platform_unblock`. */
void platform_block(int32_t signal);
void platform_unblock(int32_t signal);
void platform_send(int32_t process, int32_t signal);
bool platform_exists(int32_t process);

/* Starts a program with the given standard streams; -1 means this program's stream. If `resets_signals`, no signal is blocked in the
 * new program and each has its default action. Returns the process number or a negative error. */
int32_t platform_spawn(
    const char *path, char *const *arguments, char *const *environment, int32_t input, int32_t output, int32_t errors,
    bool resets_signals);

/* The exit status of a child process as a shell reports it: 128 + n for signal n. */
struct platform_ending {
  int32_t process, status;
};
/* Waits for the end of a child process, or of any if `process` is -1. Returns 0, `platform_interrupted` or another negative error. */
int32_t platform_wait_for_end(int32_t process, struct platform_ending *ending);
/* Whether a child process has ended; does not wait. */
bool platform_has_ended(int32_t process);
/* Stops a child process and waits until it has stopped. */
bool platform_stop(int32_t process);
void platform_continue(int32_t process);

/* Makes SIGINT and SIGTERM be recorded instead of ending the program, unless they are ignored. Also resets SIGCHLD, because children
 * cannot be waited for while it is ignored. */
void platform_begin_recording_requests(void);
/* The recorded signal, or 0. */
int32_t platform_recorded_request(void);
void platform_end_recording_requests(void);

#endif
