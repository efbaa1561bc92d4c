/* The calls of libc that the program makes, in the types that Swift has on every system.
 *
 * One C target holds them, because C is compiled and checked for macOS, musl and arm64 from Linux (`make portable`), while Swift
 * that imports Darwin or Musl is not. A function that may fail returns minus the number of the error then. All but
 * `platform_wait` and `platform_wait_for_end` go on by themselves after a signal.
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

/* Nanoseconds since some moment before the program began. */
int64_t platform_monotonic_time(void);

/* The description of an error, given its number. */
const char *platform_error_text(int32_t number);

static const int32_t platform_interrupted = -EINTR;   /* a signal came */
static const int32_t platform_would_block = -EAGAIN;  /* nothing to read now */

/* ---- Files and descriptors ---- */

bool platform_is_terminal(int32_t descriptor);

/* Opens a file for reading; a named pipe waits for a writer. */
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
  platform_kind_none,      /* nothing there, or it cannot be examined */
  platform_kind_file,
  platform_kind_folder,
  platform_kind_pipe,
  platform_kind_character_device,
  platform_kind_block_device,
  platform_kind_null_device,
  platform_kind_other,
};

/* What a descriptor or a path leads to. */
struct platform_description {
  enum platform_kind kind;
  /* In bytes, for a file. */
  int64_t size;
  /* The number of the error, for `platform_kind_none`. */
  int32_t error;
  /* Whether `error` says that there is nothing of that name. */
  bool is_missing;
};
struct platform_description platform_describe_descriptor(int32_t descriptor);
struct platform_description platform_describe_path(const char *path);

/* Whether a path names a symbolic link. */
bool platform_is_link(const char *path);
/* The number of the error for a folder in the place of a file. */
int32_t platform_error_is_folder(void);

/* 0, or the negative error for a file that may not be written, or a folder in which no file may be made. */
int32_t platform_check_writable(const char *path);
int32_t platform_check_folder_writable(const char *path);

/* Reads at most `count` bytes. Returns how many, 0 at the end, or a negative error. */
int64_t platform_read(int32_t descriptor, void *bytes, int64_t count);
/* The same from a position in a file. */
int64_t platform_read_at(int32_t descriptor, void *bytes, int64_t count, int64_t position);

/* Writes everything. Waits for a slow reader, at most `patience` milliseconds at a time, or without limit if it is negative.
 * Safe in a signal handler. Returns 0 or a negative error. */
int32_t platform_write(int32_t descriptor, const void *bytes, int64_t count, int32_t patience);

/* The size of a file that is open; 0 if it has none. */
int64_t platform_file_size(int32_t descriptor);
void platform_empty_file(int32_t descriptor);

/* A file without a name, opened for appending, which is deleted when it is closed. */
int32_t platform_open_temporary_file(const char *folder);

/* A descriptor for the same file, closed when another program starts. */
int32_t platform_duplicate(int32_t descriptor);
/* Makes `descriptor` lead to what `target` leads to. */
void platform_redirect(int32_t descriptor, int32_t target);

/* Both ends of a pipe whose reader and writer never wait. */
struct platform_pipe {
  int32_t reading, writing;
};
/* 0 or a negative error. */
int32_t platform_open_pipe(struct platform_pipe *ends);

/* Waits until one of two descriptors (negative for none) can be read without blocking, is closed, or `milliseconds` (negative for
 * no limit) are over. Returns bit 1 for the first, bit 2 for the second, 0 after the time, or a negative error. */
int32_t platform_wait(int32_t first, int32_t second, int32_t milliseconds);

/* Makes the standard output of C's library write whole lines, also to a file or pipe. */
void platform_buffer_lines_of_output(void);

/* ---- Terminals ---- */

/* The terminal that the program runs in, which is opened for keys when standard input is a file. */
int32_t platform_open_controlling_terminal(void);

struct platform_size {
  int32_t columns, rows;
};
/* Zero if the terminal does not know its size. */
struct platform_size platform_terminal_size(int32_t terminal);
bool platform_set_terminal_size(int32_t terminal, struct platform_size size);

/* The modes of a terminal. Swift keeps them, and only C reads the fields. */
struct platform_modes {
  struct termios value;
};
bool platform_get_modes(int32_t terminal, struct platform_modes *modes);
void platform_set_modes(int32_t terminal, const struct platform_modes *modes);

/* The modes for reading single keys: no line editing, no echo, no translation of input or output; Ctrl-C and Ctrl-Z still send
 * signals. */
struct platform_modes platform_key_modes(const struct platform_modes *modes);

/* Selects a UTF-8 locale for character types: the environment's, else, if `prefers_utf8`, the first of some well-known ones. Returns
 * whether the locale's encoding is UTF-8. */
bool platform_set_locale(bool prefers_utf8);

/* A new terminal for a test, which reads what a program writes to it and writes what the program reads. Returns the test's end or a
 * negative error. */
int32_t platform_open_pseudo_terminal(struct platform_size size);
/* Opens the program's end of it. Returns a descriptor or a negative error. */
int32_t platform_open_program_end(int32_t pseudo_terminal);
/* How many bytes could be read from a terminal now. */
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

/* Starts a program with the given standard streams; -1 keeps this program's. Signals have their default action and none is blocked
 * there if `resets_signals`. Returns its process number or a negative error. */
int32_t platform_spawn(
    const char *path, char *const *arguments, char *const *environment, int32_t input, int32_t output, int32_t errors,
    bool resets_signals);

/* The end of a child process, as a shell reports it: 128 + n for signal n. */
struct platform_ending {
  int32_t process, status;
};
/* Waits for one child, or any for -1, to end. Returns 0, `platform_interrupted` or another negative error. */
int32_t platform_wait_for_end(int32_t process, struct platform_ending *ending);
/* Whether a child has ended; does not wait. */
bool platform_has_ended(int32_t process);
/* Stops a child and waits until it has stopped. */
bool platform_stop(int32_t process);
void platform_continue(int32_t process);

/* From now on SIGINT and SIGTERM are recorded instead of ending the program, unless they are ignored; and children are waited for
 * even where the parent ignored SIGCHLD. */
void platform_begin_recording_requests(void);
/* The signal that was recorded, or 0. */
int32_t platform_recorded_request(void);
void platform_end_recording_requests(void);

#endif
