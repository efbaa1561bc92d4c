#ifndef CELLOPHANE_CHEAP_H
#define CELLOPHANE_CHEAP_H

/* Has the heap grow by much at a time, and takes memory from the system for what it has grown by since the last call. To be
 * called where the program is about to sleep; it costs next to nothing when the heap has not grown. */
void heap_keep_ready(void);

#endif
