export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds on the screen. */
  duration?: number;
}

type Kind = 'success' | 'error' | 'info';

let asked = 0;
const listeners = new Set<() => void>();
let announceReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/** How many toasts were asked for, to be watched by the toaster. */
export const toasterNeed = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => asked,
};

/** Called by the toaster once it can take toasts. */
export function toasterIsReady() {
  announceReady();
}

function show(kind: Kind, message: string, options?: ToastOptions) {
  asked += 1;
  for (const listener of listeners) listener();
  void Promise.all([import('sonner'), ready]).then(
    ([sonner]) => sonner.toast[kind](message, options),
    // The toaster could not be downloaded. What toasts say is never the only sign of success or failure.
    () => undefined,
  );
}

/** Short news in the corner. Failures that need an answer belong on the screen itself. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};

/** Says that a part of the page, asked for by a press, could not be downloaded. */
export function couldNotLoad() {
  toast.error('This could not be loaded. Check your connection and try again.');
}
