/* Signals and child processes. */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CPlatform.h"

#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

bool platform_is_ignored(int32_t signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void platform_reset_signal(int32_t signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
}

static void set_blocked(int signal, int how) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, signal);
  pthread_sigmask(how, &signals, NULL);
}

void platform_block(int32_t signal) { set_blocked(signal, SIG_BLOCK); }

void platform_unblock(int32_t signal) { set_blocked(signal, SIG_UNBLOCK); }

void platform_send(int32_t process, int32_t signal) { kill(process, signal); }

bool platform_exists(int32_t process) { return kill(process, 0) == 0; }

int32_t platform_spawn(
    const char *path, char *const *arguments, char *const *environment, int32_t input, int32_t output, int32_t errors,
    bool resets_signals) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -error;
  }
  const int streams[3] = {input, output, errors};
  for (int stream = 0; stream < 3; stream++) {
    if (streams[stream] >= 0) posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
  }
  if (resets_signals) {
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  pid_t process = 0;
  error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error != 0 ? -error : process;
}

int32_t platform_wait_for_end(int32_t process, struct platform_ending *ending) {
  int status = 0;
  pid_t ended = waitpid(process, &status, 0);
  if (ended < 0) return -errno;
  ending->process = ended;
  ending->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return 0;
}

bool platform_has_ended(int32_t process) {
  int status = 0;
  return waitpid(process, &status, WNOHANG) != 0;
}

bool platform_stop(int32_t process) {
  int status = 0;
  return kill(process, SIGSTOP) == 0 && waitpid(process, &status, WUNTRACED) == process && WIFSTOPPED(status);
}

void platform_continue(int32_t process) { kill(process, SIGCONT); }

/* ---- Recorded requests to end ---- */

static volatile sig_atomic_t recorded_request;
static const int recorded_signals[] = {SIGINT, SIGTERM};
static struct sigaction actions_before[sizeof recorded_signals / sizeof *recorded_signals];
static struct sigaction child_action_before;

static void record_request(int signal) { recorded_request = signal; }

void platform_begin_recording_requests(void) {
  struct sigaction action;
  recorded_request = 0;
  for (size_t index = 0; index < sizeof recorded_signals / sizeof *recorded_signals; index++) {
    const int signal = recorded_signals[index];
    sigaction(signal, NULL, &actions_before[index]);
    /* A background job may have been started with these signals ignored. */
    if (platform_is_ignored(signal)) continue;
    /* No SA_RESTART: the signal must interrupt waiting for a child. */
    memset(&action, 0, sizeof action);
    action.sa_handler = record_request;
    sigaction(signal, &action, NULL);
  }
  sigaction(SIGCHLD, NULL, &child_action_before);
  platform_reset_signal(SIGCHLD);
}

int32_t platform_recorded_request(void) { return recorded_request; }

void platform_end_recording_requests(void) {
  for (size_t index = 0; index < sizeof recorded_signals / sizeof *recorded_signals; index++) {
    sigaction(recorded_signals[index], &actions_before[index], NULL);
  }
  sigaction(SIGCHLD, &child_action_before, NULL);
}
