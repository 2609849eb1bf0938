import type { ComponentType } from 'react';

export interface ToastOptions {
  /** Replaces the toast with the same ID. */
  id?: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** In milliseconds. */
  duration?: number;
}

/** A toast whose code couldn't be downloaded. */
interface PlainToast extends ToastOptions {
  id: string;
  message: string;
}

type Kind = 'success' | 'error' | 'info';

interface Toasts {
  /** sonner's toaster, downloaded with the first toast; after a failure, with the next. */
  Sonner: ComponentType<{ theme: 'light' | 'dark' }> | null;
  /** What the toaster shows itself, because sonner couldn't be downloaded. */
  plain: readonly PlainToast[];
}

let toasts: Toasts = { Sonner: null, plain: [] };
let count = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Toasts>) {
  toasts = { ...toasts, ...change };
  for (const listener of listeners) listener();
}

const withoutPlain = (id: string) => toasts.plain.filter((one) => one.id !== id);

/** For the toaster. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => toasts,
  dismissPlain: (id: string) => set({ plain: withoutPlain(id) }),
};

async function show(kind: Kind, message: string, options: ToastOptions = {}) {
  try {
    const { default: Sonner, sonner } = await import('./sonner-toaster');
    // It keeps those that are requested before its toaster is mounted.
    sonner[kind](message, options);
    if (!toasts.Sonner) set({ Sonner });
  } catch {
    count += 1;
    const id = options.id ?? `${count}`;
    set({ plain: [...withoutPlain(id), { ...options, id, message }].slice(-3) });
  }
}

/** Shows a toast. Errors that need a decision belong on the screen itself. */
export const toast = {
  /** Closes the toast with this ID, if it's there. */
  dismiss: (id: string): void => {
    toastStore.dismissPlain(id);
    // What couldn't be downloaded shows nothing.
    import('./sonner-toaster').then(({ sonner }) => sonner.dismiss(id)).catch(() => undefined);
  },
  success: (message: string, options?: ToastOptions): void => void show('success', message, options),
  error: (message: string, options?: ToastOptions): void => void show('error', message, options),
  info: (message: string, options?: ToastOptions): void => void show('info', message, options),
};

let isReporting = false;

/** Says that code couldn't be downloaded: after a deployment, the server no longer has this page's. */
export function toastLoadError(): void {
  // The code of toasts may be missing, too.
  if (isReporting) return;
  isReporting = true;
  const id = 'load-error';
  const action = { label: 'Reload', onClick: () => window.location.reload() };
  const shown = navigator.onLine
    ? show('error', 'This page was updated', {
        id,
        description: 'Reload to get the new version.',
        action,
        duration: Infinity,
      })
    : show('error', 'We couldn’t load this. Check your internet connection and try again.', { id });
  void shown.finally(() => (isReporting = false));
}

/**
 * Says so of all code that a deployment has removed. Every lazy import passes here, whatever needs it: the bundler
 * reports the failure before its caller learns of it. Without a network, what was pressed says so.
 */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) toastLoadError();
  });
}
