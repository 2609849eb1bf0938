import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import AboutScreen from '@/routes/marketing/about-screen';
import CommunityScreen from '@/routes/marketing/community-screen';
import ContactScreen from '@/routes/marketing/contact-screen';
import { HomeScreen } from '@/routes/marketing/home-screen';
import PrivacyScreen from '@/routes/marketing/privacy-screen';
import { PublicLayout } from '@/routes/marketing/public-layout';
import TermsScreen from '@/routes/marketing/terms-screen';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import { renderScreen, someMember } from '../render';

const pages: [string, ReactElement, string][] = [
  ['home', <HomeScreen key="home" />, 'Sample testimonials'],
  ['about', <AboutScreen key="about" />, 'These people are invented'],
  ['contact', <ContactScreen key="contact" />, 'Eastern time'],
  ['terms', <TermsScreen key="terms" />, 'not a broker'],
  ['privacy', <PrivacyScreen key="privacy" />, 'Download my data'],
  ['community', <CommunityScreen key="community" />, 'Join to View Full Posts'],
];

describe('every public page', () => {
  it.each(pages)('%s can be written without a browser, its text in the markup, under one h1 and with no level of headings left out', (_, page, text) => {
    const html = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <StaticRouter location="/">
            <Routes>
              <Route element={<PublicLayout />}>
                <Route path="*" element={page} />
              </Route>
            </Routes>
          </StaticRouter>
        </AuthProvider>
      </QueryClientProvider>,
    );
    expect(html).toContain(text);
    const levels = Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });
});

const numbered = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => Number.parseInt(textContent, 10))
    .filter((number) => !Number.isNaN(number));

describe('the legal texts', () => {
  it.each([
    ['Terms of Service', <TermsScreen key="terms" />, 11],
    ['Privacy Policy', <PrivacyScreen key="privacy" />, 10],
  ] as const)('%s: effective July 4, 2025, so many numbered sections, each in the contents', (title, page, count) => {
    renderScreen(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Effective July 4, 2025')).toBeInTheDocument();
    expect(numbered()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents).toHaveLength(count);
    for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /^hello@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  it('say what they must', () => {
    renderScreen(<TermsScreen />);
    for (const text of [/at least 18 years old/, /becomes our property/, /Fees are non-refundable/, /to the end of the period you have paid for/]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });
});

describe('the community page', () => {
  it('leads a visitor to joining, whatever they press', () => {
    renderScreen(<CommunityScreen />, { at: paths.community });
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Sign Up to Search' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join Free Today' })).toBeVisible();
    expect(screen.getAllByText('RSVP')).toHaveLength(3);
    for (const name of ['Joint Venture Opportunities', 'Private Money Network', 'Boots on the Ground']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it('calls samples samples', () => {
    renderScreen(<CommunityScreen />);
    expect(screen.getAllByText('Sample')).toHaveLength(3);
  });

  it('leads a member to the community itself', () => {
    renderScreen(<CommunityScreen />, { user: someMember });
    for (const link of screen.getAllByRole('link', { name: 'Open the community' })) expect(link).toHaveAttribute('href', 'http://app.localhost:3000/community');
  });
});
