import { useEffect, type CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from '@/shared/theme/theme';
import { toasterIsReady } from './toast';

const style = {
  // Overrides sonner's own font.
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '14px',
} as CSSProperties;

const classes = {
  description: '!text-muted',
  success: '[&_[data-icon]]:text-evergreen-ink',
  error: '[&_[data-icon]]:text-brick-ink',
  // Enlarges the click target for touch. Those of toasts stacked behind another would lie under it.
  closeButton: '!size-6 after:absolute after:-inset-2.5 in-[[data-expanded=false][data-front=false]]:!hidden',
};

/** sonner in the product's colors. */
export default function SonnerToaster() {
  const { resolved } = useTheme();
  useEffect(toasterIsReady, []);
  return (
    <Toaster
      theme={resolved}
      position="bottom-right"
      closeButton
      style={style}
      // Above the bars at the bottom of the screen.
      offset={{ bottom: 'calc(1.5rem + var(--compare-bar) + var(--offer-bar))' }}
      mobileOffset={{ bottom: 'calc(5rem + var(--compare-bar) + var(--offer-bar))' }}
      toastOptions={{ classNames: classes }}
    />
  );
}
