import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preload } from '@/app/preload';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

preload(window.location);

// The app is imported here and not above, so that a configuration error is shown on the page.
try {
  const { App } = await import('@/app/app');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  const message = document.createElement('pre');
  message.style.cssText = 'padding:2rem;white-space:pre-wrap;font:16px/1.5 system-ui';
  message.textContent = error instanceof Error ? error.message : String(error);
  root.replaceChildren(message);
  throw error;
}
