export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** In milliseconds. */
  duration?: number;
}

type Kind = 'success' | 'error' | 'info';

let requested = 0;
const listeners = new Set<() => void>();

/** Number of toasts requested so far, for the toaster to subscribe to. */
export const toastRequests = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => requested,
};

function show(kind: Kind, message: string, options?: ToastOptions) {
  requested += 1;
  for (const listener of listeners) listener();
  // sonner keeps those that are requested before its toaster is mounted.
  void import('sonner').then(
    (sonner) => sonner.toast[kind](message, options),
    // The toaster couldn't be downloaded. Toasts are never the only sign of success or failure.
    () => undefined,
  );
}

/** Shows a toast. Errors that need a decision belong on the screen itself. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};

/** Shows that code needed for the clicked element couldn't be downloaded. */
export function toastLoadError() {
  toast.error('We couldn’t load this. Check your internet connection and try again.');
}
