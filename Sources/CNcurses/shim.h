/* The only #include of curses in the project. It wraps what Swift cannot use directly: macros, global variables, and variadic
   functions. */
#ifndef CELLOPHANE_CNCURSES_SHIM_H
#define CELLOPHANE_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <term.h>

/* <wchar.h> does not declare this with every feature-test macro. */
extern int wcwidth(wchar_t character);

/* MARK: The locale */

/* The width of a character in columns; negative for a control character or one that the locale cannot encode. */
static inline int ncurses_width(wchar_t character) {
  char bytes[16];
  return wctomb(bytes, character) < 1 ? -1 : wcwidth(character);
}

/* MARK: Terminfo */

/* Reads the terminfo entry of a terminal. Returns 0 if the system has none. */
static inline int ncurses_describe(const char *name, int descriptor) {
  int error = 0;
  return setupterm((char *)name, descriptor, &error) == OK;
}

/* The value of a string capability; NULL if the terminal does not have it. */
static inline const char *ncurses_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? (const char *)0 : value;
}

/* MARK: The screen */

/* Starts ncurses on the terminal of `descriptor`, which ncurses owns from then on. Returns NULL after an error.

   ncurses does not read keys. `typeahead(-1)` keeps it from checking for pending input, which would delay drawing. The size comes
   from the system, never from LINES and COLUMNS. */
static inline SCREEN *ncurses_open(const char *name, int descriptor) {
  FILE *stream = fdopen(descriptor, "w");
  if (!stream) return NULL;
  use_env(FALSE);
#ifdef NCURSES_EXT_FUNCS
  use_tioctl(TRUE);
#endif
  SCREEN *screen = newterm((char *)name, stream, stream);
  if (!screen) return NULL;
  typeahead(-1);
  nonl();
  idlok(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  return screen;
}

/* Saves the terminal's current modes as those that ncurses restores after endwin(). */
static inline void ncurses_keep_modes(void) { def_prog_mode(); }

/* Sets the size of the screen. Unlike resizeterm() this queues no KEY_RESIZE. */
static inline void ncurses_resize(int height, int width) {
  if (is_term_resized(height, width)) resize_term(height, width);
}

/* Marks the content of the screen as unknown: the next update clears and redraws the whole screen. */
static inline void ncurses_forget(void) {
  erase();
  clearok(curscr, TRUE);
}

/* Sets one cell. `text` is a character and its combining marks, terminated by 0. */
static inline void ncurses_set(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
#if NCURSES_EXT_COLORS
  setcchar(cell, text, attributes, 0, &pair);
#else
  setcchar(cell, text, attributes, (short)pair, NULL);
#endif
}

/* Replaces the first cells of a row. A wide character is one element of `cells` and fills two columns. */
static inline void ncurses_put(int row, const cchar_t *cells, int count) {
  mvadd_wchnstr(row, 0, cells, count);
}

/* Sends the changes since the last update. */
static inline void ncurses_update(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

/* MARK: Attributes and colours */

static const attr_t ncurses_bold = A_BOLD;
static const attr_t ncurses_dim = A_DIM;
static const attr_t ncurses_underline = A_UNDERLINE;
static const attr_t ncurses_reverse = A_REVERSE;

/* Starts colours. Returns their number; 0 if the terminal has none, or cannot restore its default colours. */
static inline int ncurses_start_colors(void) {
  if (!has_colors() || start_color() != OK || use_default_colors() != OK) return 0;
  return COLORS;
}

static inline int ncurses_pair_count(void) { return COLOR_PAIRS; }

/* Defines a pair of colours; -1 is the terminal's default colour. */
static inline void ncurses_define_pair(int pair, int foreground, int background) {
#if NCURSES_EXT_COLORS
  init_extended_pair(pair, foreground, background);
#else
  init_pair((short)pair, (short)foreground, (short)background);
#endif
}

#endif
