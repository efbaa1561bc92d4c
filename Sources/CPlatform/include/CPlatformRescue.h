/* Restores the terminal when the program traps or is ended by a signal, and passes other signals on to the program's loop.
 *
 * A signal handler has no context and may run in the middle of an allocation: it reads only the static memory of rescue.c, allocates
 * nothing, takes no lock and calls only what POSIX allows in a handler. Swift promises none of that, so this is C.
 */
#ifndef CELLOPHANE_CPLATFORM_RESCUE_H
#define CELLOPHANE_CPLATFORM_RESCUE_H

#include <stdbool.h>
#include <stdint.h>

struct platform_modes;

/* Installs the handlers. Signals that the program was started with ignored stay ignored.
 *
 *   terminal   what is drawn on
 *   keys       where keys come from, and the modes that it had
 *   restoring  what is written to `terminal` to restore it
 *   wake       the writing end of a pipe; gets one byte for a signal, its number
 */
void rescue_watch(
    int32_t terminal, int32_t keys, const struct platform_modes *modes, const char *restoring, int32_t wake);

/* Whether the terminal is to be restored: true while the program draws on it. */
void rescue_arm(bool is_armed);

/* Whether the terminal owes the answer to a question, which the next reader of the terminal must not get as keys. */
void rescue_set_awaits_answer(bool awaits_answer);

/* The first signal that asked the program to end and was not handled by the loop yet; 0 for none. A second one ends the program at
 * once; after a signal that nobody would repeat, so does an alarm a second later. */
int32_t rescue_pending_request(void);
/* The loop handles the pending request. */
void rescue_clear_pending_request(void);

/* What is written to standard error after the message of a trap: `before_keys`, the latest keys, `after_keys`. */
void rescue_set_report(const char *before_keys, const char *after_keys);
/* Adds a word without spaces to the latest keys, of which as many are kept as fit into a few lines. */
void rescue_append_key(const char *word);
void rescue_forget_keys(void);
/* The latest keys, each after a space, the last one last; `…` stands for those that were dropped. */
const char *rescue_latest_keys(void);

/* Stops the program as Ctrl-Z does any other program; returns when it continues. */
void rescue_suspend(void);
/* Ends the program by a signal, so that its parent sees which. */
void rescue_end_by(int32_t signal);

/* ---- Captured output ---- */

/* While the screen is up, standard output and error go to a temporary file, if they lead to a terminal: a layout's `print` would
 * disturb the picture. Begins that; the file is made in `folder`, or in /tmp. */
void capture_begin(const char *folder);
/* How many bytes were printed and not read by `capture_read` yet. */
int64_t capture_unread_size(void);
/* Reads them in order. Returns how many bytes were read. */
int64_t capture_read(void *bytes, int64_t count);
/* What was read so far has been shown to the user: it is not repeated when the screen is left. */
void capture_mark_seen(void);
/* Restores both streams and writes the last of what the user has not seen to standard error. Safe in a signal handler; `patience` is
 * that of `platform_write`. */
void capture_end(int32_t patience);

#endif
