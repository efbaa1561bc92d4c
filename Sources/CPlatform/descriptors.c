/* Files, pipes and other descriptors. */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CPlatform.h"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <mach/mach.h>
#endif

int64_t platform_monotonic_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t platform_memory(void) {
#if defined(__APPLE__)
  task_vm_info_data_t information;
  mach_msg_type_number_t count = TASK_VM_INFO_COUNT;
  if (task_info(mach_task_self(), TASK_VM_INFO, (task_info_t)&information, &count) != KERN_SUCCESS) return 0;
  return (int64_t)information.phys_footprint;
#elif defined(__linux__)
  /* Pages: size of the program, resident, shared with other processes or with files. */
  char text[128];
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  char *rest = text;
  strtoll(rest, &rest, 10);
  const long long resident = strtoll(rest, &rest, 10);
  const long long shared = strtoll(rest, &rest, 10);
  return (int64_t)(resident - shared) * sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}

const char *platform_error_text(int32_t number) { return strerror(number); }

bool platform_is_terminal(int32_t descriptor) { return isatty(descriptor) == 1; }

static int32_t open_file(const char *path, int flags) {
  int descriptor;
  do {
    descriptor = open(path, flags | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor < 0 ? -errno : descriptor;
}

int32_t platform_open_for_reading(const char *path) { return open_file(path, O_RDONLY); }

int32_t platform_open_for_writing(const char *path, enum platform_writing how) {
  switch (how) {
    case platform_writing_existing: return open_file(path, O_WRONLY | O_TRUNC);
    case platform_writing_any: return open_file(path, O_WRONLY | O_CREAT | O_TRUNC);
    case platform_writing_new: return open_file(path, O_WRONLY | O_CREAT | O_EXCL);
  }
  return -EINVAL;
}

void platform_close(int32_t descriptor) { close(descriptor); }

static int64_t modification_time(const struct stat *status) {
#if defined(__APPLE__)
  struct timespec time = status->st_mtimespec;
#else
  struct timespec time = status->st_mtim;
#endif
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static struct platform_description describe(const struct stat *status) {
  struct platform_description description = {.kind = platform_kind_other};
  struct stat null_device;
  switch (status->st_mode & S_IFMT) {
    case S_IFREG:
      description.kind = platform_kind_file;
      description.size = status->st_size;
      description.modified = modification_time(status);
      description.number = status->st_ino;
      break;
    case S_IFDIR: description.kind = platform_kind_folder; break;
    case S_IFIFO: description.kind = platform_kind_pipe; break;
    case S_IFBLK: description.kind = platform_kind_block_device; break;
    case S_IFCHR:
      description.kind = stat("/dev/null", &null_device) == 0 && null_device.st_rdev == status->st_rdev
          ? platform_kind_null_device
          : platform_kind_character_device;
      break;
  }
  return description;
}

static struct platform_description no_description(void) {
  struct platform_description description = {
      .kind = platform_kind_none, .error = errno, .is_missing = errno == ENOENT};
  return description;
}

struct platform_description platform_describe_descriptor(int32_t descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 ? describe(&status) : no_description();
}

struct platform_description platform_describe_path(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? describe(&status) : no_description();
}

bool platform_is_link(const char *path) {
  struct stat status;
  return lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
}

int32_t platform_error_is_folder(void) { return EISDIR; }

int32_t platform_check_writable(const char *path) { return access(path, W_OK) == 0 ? 0 : -errno; }

int32_t platform_check_folder_writable(const char *path) { return access(path, W_OK | X_OK) == 0 ? 0 : -errno; }

int64_t platform_read(int32_t descriptor, void *bytes, int64_t count) {
  ssize_t result;
  do {
    result = read(descriptor, bytes, (size_t)count);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? (errno == EWOULDBLOCK ? platform_would_block : -errno) : result;
}

int64_t platform_read_at(int32_t descriptor, void *bytes, int64_t count, int64_t position) {
  ssize_t result;
  do {
    result = pread(descriptor, bytes, (size_t)count, position);
  } while (result < 0 && errno == EINTR);
  return result < 0 ? -errno : result;
}

/* Waits until a descriptor accepts more bytes; returns false after a timeout or an error. */
static bool wait_for_room(int descriptor, int patience) {
  struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
  int count = poll(&entry, 1, patience);
  return count > 0 || (count < 0 && errno == EINTR);
}

int32_t platform_write(int32_t descriptor, const void *bytes, int64_t count, int32_t patience) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, (size_t)count);
    if (written >= 0) {
      rest += written;
      count -= written;
    } else if (errno != EINTR) {
      /* Another program that uses the terminal may have made the descriptor non-blocking. */
      if (errno != EAGAIN || !wait_for_room(descriptor, patience)) return -errno;
    }
  }
  return 0;
}

int64_t platform_file_size(int32_t descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? status.st_size : 0;
}

void platform_empty_file(int32_t descriptor) {
  if (ftruncate(descriptor, 0) != 0) return;
}

int32_t platform_open_temporary_file(const char *folder) {
  char path[PATH_MAX];
  int length = snprintf(path, sizeof path, "%s/cellophane.XXXXXX", folder);
  if (length < 0 || (size_t)length >= sizeof path) return -ENAMETOOLONG;
  int descriptor = mkstemp(path);
  if (descriptor < 0) return -errno;
  unlink(path);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_APPEND);
  return descriptor;
}

int32_t platform_duplicate(int32_t descriptor) {
  /* Start at 3, so that a closed standard stream is not replaced. */
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  return copy < 0 ? -errno : copy;
}

void platform_redirect(int32_t descriptor, int32_t target) { dup2(target, descriptor); }

int32_t platform_open_pipe(struct platform_pipe *ends) {
  int descriptors[2];
  if (pipe(descriptors) != 0) return -errno;
  for (int end = 0; end < 2; end++) {
    fcntl(descriptors[end], F_SETFL, O_NONBLOCK);
    fcntl(descriptors[end], F_SETFD, FD_CLOEXEC);
  }
  ends->reading = descriptors[0];
  ends->writing = descriptors[1];
  return 0;
}

/* `platform_wait` by select, for descriptors that poll does not support. If select fails, too, the first descriptor counts as
 * readable; reading it then reports the error. */
static int32_t wait_by_select(int32_t first, int32_t second, int32_t milliseconds) {
  fd_set readable;
  FD_ZERO(&readable);
  if (first >= FD_SETSIZE || second >= FD_SETSIZE) return 1;
  if (first >= 0) FD_SET(first, &readable);
  if (second >= 0) FD_SET(second, &readable);
  struct timeval time = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
  int count = select((first > second ? first : second) + 1, &readable, NULL, NULL, milliseconds < 0 ? NULL : &time);
  if (count < 0) return errno == EINTR ? platform_interrupted : 1;
  return (first >= 0 && FD_ISSET(first, &readable) ? 1 : 0) | (second >= 0 && FD_ISSET(second, &readable) ? 2 : 0);
}

int32_t platform_wait(int32_t first, int32_t second, int32_t milliseconds) {
  struct pollfd entries[2] = {{.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}};
  if (poll(entries, 2, milliseconds) < 0) return -errno;
  /* On macOS, poll reports POLLNVAL for /dev/tty and some other devices, which it does not support. */
  if ((entries[0].revents | entries[1].revents) & POLLNVAL) return wait_by_select(first, second, milliseconds);
  return (entries[0].revents != 0 ? 1 : 0) | (entries[1].revents != 0 ? 2 : 0);
}

void platform_buffer_lines_of_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
