import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { toastStore } from './toast';

export { toast } from './toast';

const { subscribe, getSnapshot, dismissPlain } = toastStore;

const plainClass = clsx(
  'pointer-events-auto flex w-full max-w-90 items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm',
  'text-ink shadow-overlay',
);

/** Renders toasts. Mounted once, by the app. */
export function Toaster({ theme = 'light' }: { theme?: 'light' | 'dark' }) {
  const { Sonner, plain } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <>
      {Sonner ? <Sonner theme={theme} /> : null}
      {plain.length > 0 ? (
        <div
          data-plain-toasts
          className="fixed inset-x-4 bottom-[var(--toast-bottom)] z-50 flex flex-col items-end gap-2"
        >
          {plain.map(({ id, message, description, action }) => (
            <div key={id} role="alert" className={plainClass}>
              <p className="flex-1">
                <strong className="font-semibold">{message}</strong> {description}
              </p>
              {action ? <PlainButton {...action} /> : null}
              <PlainButton label="Close" onClick={() => dismissPlain(id)} />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function PlainButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-6 font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      onClick={onClick}
    >
      {label}
    </button>
  );
}
