/* Nothing to include: what this target defines is found by the linker, by the options that Scripts/link-flags gives it. */
