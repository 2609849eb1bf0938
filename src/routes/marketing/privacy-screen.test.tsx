import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import PrivacyScreen from './privacy-screen';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** What puts something into the browser, and how the page says it. */
const named: Readonly<Record<string, RegExp>> = {
  'shared/session/session-storage.ts': /sb-auth-token keeps you signed in.*it is kept in local storage/,
  'shared/ui/theme.ts': /theme remembers light or dark/,
  'shared/ui/scroll-positions.ts': /where on a page .* you were/,
  'shared/lib/drafts.ts': /what you are writing/,
  'features/auth/components/verification-banner.tsx': /that you closed the notice about your email/,
  'features/auth/sign-in-memory.ts': /why a sign-in failed until you see it/,
  'features/community/lib/review-drafts.ts': /what you are writing/,
  'features/contact/draft.ts': /what you are writing/,
  'features/feed/components/writing/create-post.tsx': /pictures you left unused were cleared away/,
  'features/marketplace/api/views.ts': /which listings you have opened/,
  'features/marketplace/components/map/last-view.ts': /where .* on the map you were/,
  'features/marketplace/components/own/use-sweep.ts': /pictures you left unused were cleared away/,
  'features/marketplace/lib/draft-store.ts': /the draft of a listing.*what you are writing/,
  'features/membership/components/payment/celebration.tsx': /that a payment was celebrated/,
  'features/messaging/lib/attachment-tray.ts': /what you are writing or sending/,
  'features/messaging/lib/outbox.ts': /what you are writing or sending/,
  'features/profile/lib/draft-store.ts': /what you are writing/,
  'features/signup/draft.ts': /what you are writing/,
  'features/signup/kept-picture.ts': /a picture chosen while signing up/,
};

it('names all that the app keeps in the browser', () => {
  const writers = Object.entries(sources).filter(
    ([path, text]) =>
      !path.includes('.test.') &&
      /(?:local|session)Storage\.setItem\(|storage\(\)\.setItem\(|(?<!function )\bwriteCookie\(/.test(text),
  );
  // Another file that keeps something: say so on the page, and here.
  expect(writers.map(([path]) => path.replace('/src/', '')).toSorted()).toEqual(Object.keys(named).toSorted());
  render(
    <MemoryRouter>
      <PrivacyScreen />
    </MemoryRouter>,
  );
  const section = document.getElementById('browser')?.parentElement;
  for (const words of Object.values(named)) expect(section?.textContent).toMatch(words);
});
