import { useEffect, type CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from './theme';
import { toasterIsReady } from './toast';

const looks = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '14px',
} as CSSProperties;

/** sonner in the product's colours. */
export default function SonnerToaster() {
  const { resolved } = useTheme();
  useEffect(toasterIsReady, []);
  return (
    <Toaster
      theme={resolved}
      position="bottom-right"
      closeButton
      style={looks}
      mobileOffset={{ bottom: '5rem' }}
      toastOptions={{ style: { fontFamily: 'inherit' }, classNames: { description: '!text-muted' } }}
    />
  );
}
