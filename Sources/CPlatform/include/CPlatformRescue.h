/* Restores the terminal when the program traps or is ended by a signal, and passes other signals on to the program's loop.
 *
 * A signal handler receives no context and may interrupt an allocation. So it reads only the static memory of rescue.c, allocates
 * nothing, acquires no lock and calls only functions that POSIX allows in a handler. Swift guarantees none of this; therefore the
 * handlers are written in C.
 */
#ifndef CELLOPHANE_CPLATFORM_RESCUE_H
#define CELLOPHANE_CPLATFORM_RESCUE_H

#include <stdbool.h>
#include <stdint.h>

struct platform_modes;

/* Installs the handlers. Signals that were ignored when the program started stay ignored.
 *
 *   terminal   the terminal that is drawn on
 *   keys       the terminal that keys are read from
 *   modes      the modes of `keys` to restore
 *   restoring  the text that restores `terminal`
 *   wake       the writing end of a pipe that receives the number of each signal as one byte
 */
void rescue_watch(
    int32_t terminal, int32_t keys, const struct platform_modes *modes, const char *restoring, int32_t wake);

/* Sets whether the handlers restore the terminal: true while the program draws on it. */
void rescue_arm(bool is_armed);

/* Sets whether a reply of the terminal is outstanding, which a handler has to discard: the next program would read it as keys. */
void rescue_set_awaits_answer(bool awaits_answer);

/* The signal that requested the program's end and that the loop has not handled yet; 0 if there is none. While it is pending, a second
 * request ends the program at once; after a signal other than SIGINT, so does an alarm one second later. */
int32_t rescue_pending_request(void);
/* Marks the pending request as handled. */
void rescue_clear_pending_request(void);

/* Sets the text written to standard error after the message of a trap: `before_keys`, the latest keys, `after_keys`. */
void rescue_set_report(const char *before_keys, const char *after_keys);
/* Adds a word without spaces to the latest keys; only the last 24 are kept. */
void rescue_append_key(const char *word);
void rescue_forget_keys(void);
/* The latest keys, oldest first, each preceded by a space; `…` replaces older keys. */
const char *rescue_latest_keys(void);

/* Suspends the program with the default action of SIGTSTP; returns when it continues. */
void rescue_suspend(void);
/* Ends the program by raising a signal, so that the parent process sees which signal it was. */
void rescue_end_by(int32_t signal);
/* Restores the terminal if it is drawn on, writes a text to standard error and ends the program at once with an exit status. Unlike
 * the end of the loop, this works while the main thread computes. */
void rescue_exit(const char *text, int32_t status);

/* ---- Captured output ---- */

/* Redirects standard output and standard error, if they are terminals, to a temporary file while the screen is up, because a layout's
 * `print` would damage the picture. Creates the file in `folder`, or else in /tmp. */
void capture_begin(const char *folder);
/* The number of captured bytes that `capture_read` has not read yet. */
int64_t capture_unread_size(void);
/* Reads the next captured bytes. Returns the number of bytes read. */
int64_t capture_read(void *bytes, int64_t count);
/* Marks everything read so far as seen by the user, so that it is not printed again when the screen is left. */
void capture_mark_seen(void);
/* Restores both streams and writes the end of the unseen output to standard error. Safe in a signal handler. `patience` is passed to
 * `platform_write`. */
void capture_end(int32_t patience);

#endif
