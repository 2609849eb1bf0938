import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import PrivacyScreen from './privacy-screen';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Files that write to browser storage, and how the page mentions each. */
const named: Readonly<Record<string, RegExp>> = {
  'shared/celebration/celebration.tsx': /that you’ve seen the confetti for a payment or a closed deal/,
  'platform/auth/session-storage.ts': /sb-auth-token keeps you signed in/,
  'platform/storage/browser-storage.ts': /we use local storage instead/,
  'platform/theme/theme.ts': /theme remembers light or dark/,
  'platform/navigation/scroll-positions.ts': /your position on pages/,
  'platform/storage/drafts.ts': /what you’re writing before you sign in/,
  'platform/uploads/clean-up-once.ts': /that unused pictures were deleted/,
  'features/auth/components/verification-banner.tsx': /that you dismissed the notice about your email/,
  'features/auth/failed-sign-in.ts': /why your last sign-in failed/,
  'shared/comparison/choices.ts': /listings you chose to compare/,
  'platform/navigation/saved-destination.ts': /where you were going before you had to verify something/,
  'shared/listings/pending-save.ts': /a listing you wanted to save before you signed in/,
  'features/listing-detail/api/views.ts': /which listings you’ve opened/,
  'features/marketplace/map/components/use-map-view.ts': /your position .* on the map/,
  'features/signup/pending-avatar.ts': /a picture you chose during sign-up/,
  'platform/offline/member-store.ts':
    /listing drafts, and what you’re writing or sending; what you’ve loaded in the app/,
  'platform/offline/unsent.ts': /unsent counts what you did without a connection/,
  'platform/offline/shared-owner.ts': /a hash that recognizes you/,
  'platform/worker/install.ts': /whether to offer to install the app/,
  'platform/worker/push-device.ts': /that this browser gets your notifications/,
  'platform/worker/register.ts': /The app’s own files/,
  'app/worker/cached-files.ts': /pictures of listings you’ve looked at/,
  'app/worker/share.ts': /what you share to the app/,
  'features/listing-editor/shared-content.ts': /what you share to the app/,
};

it('mentions everything the app stores in the browser', () => {
  const writes = [
    /(?:local|tab)Store\.write\(|[^?]\.setItem\(|(?<!function )\bwriteCookie\(/,
    /\bcreateStore\(|\bcaches\.open\(/,
  ];
  const writers = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && writes.some((pattern) => pattern.test(text)),
  );
  // If this fails because a new file writes to storage, mention it on the page and here.
  expect(writers.map(([path]) => path.replace('/src/', '')).toSorted()).toEqual(Object.keys(named).toSorted());
  render(
    <MemoryRouter>
      <PrivacyScreen />
    </MemoryRouter>,
  );
  const section = document.getElementById('browser')?.parentElement;
  for (const words of Object.values(named)) expect(section?.textContent).toMatch(words);
});

it('touches local and session storage in one place, which knows what the end of a session leaves', () => {
  const users = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(text),
  );
  // Another place wouldn't be forgotten: see `deviceKeys` and `forgetOwnData`.
  expect(users.map(([path]) => path).toSorted()).toEqual([
    // Only reads whether someone is signed in.
    '/src/app/first-view/inline-scripts.ts',
    // Only asks whether there are databases.
    '/src/platform/offline/own-data.ts',
    '/src/platform/storage/browser-storage.ts',
  ]);
});
