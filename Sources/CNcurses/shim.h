/* The only #include of curses in the project. */
#ifndef CELLOPHANE_CNCURSES_SHIM_H
#define CELLOPHANE_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <curses.h>
#include <term.h>

#endif
