/** What is freed goes back to the machine: large pieces by themselves, and no arena for each thread. Variables of glibc; `Dockerfile` sets the same. */
export const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
