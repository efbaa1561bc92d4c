/* Nothing to include: what this target defines is found by the linker, by Foundation's own symbol. */
