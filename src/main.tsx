import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preload } from '@/app/preload';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

preload(window.location);

// The app is imported here and not above, so that a configuration error is shown on the page.
try {
  const { App } = await import('@/app/app');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // index.html has looked whether what was written at build time is the page of this address.
  const { dataset } = document.documentElement;
  if (dataset['page'] !== undefined) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    // What it knew goes with it: it may be old, and was for visitors of the public site.
    document.getElementById('page-state')?.remove();
    delete dataset['aside'];
    createRoot(root).render(app);
  }
} catch (error) {
  delete document.documentElement.dataset['aside'];
  const message = document.createElement('pre');
  message.style.cssText = 'padding:2rem;white-space:pre-wrap;font:16px/1.5 system-ui';
  message.textContent = error instanceof Error ? error.message : String(error);
  root.replaceChildren(message);
  throw error;
}
