import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

export { toast as sonner } from 'sonner';

const style = {
  // Overrides sonner's own font.
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '14px',
} as CSSProperties;

const classes = {
  // A modal dialog turns the pointer off for the rest of the page.
  toast: 'pointer-events-auto',
  description: '!text-muted',
  success: '[&_[data-icon]]:text-evergreen-ink',
  error: '[&_[data-icon]]:text-brick-ink',
  // Enlarges the click target for touch. Those of toasts stacked behind another would lie under it.
  closeButton: '!size-6 after:absolute after:-inset-2.5 in-[[data-expanded=false][data-front=false]]:!hidden',
};

/** sonner in the product's colors. */
export default function SonnerToaster({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      style={style}
      // Clear of bars and of the buttons of dialogs.
      offset={{ bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)' }}
      toastOptions={{ classNames: classes }}
    />
  );
}
