import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import CommunityScreen from '@/routes/marketing/community-screen';
import PrivacyScreen from '@/routes/marketing/privacy-screen';
import TermsScreen from '@/routes/marketing/terms-screen';
import { paths } from '@/shared/config/paths';
import { renderScreen, someMember } from '../render';

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
    for (const text of [
      /at least 18 years old/,
      /becomes our property/,
      /Fees are non-refundable/,
      /to the end of the period you have paid for/,
    ]) {
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
    for (const link of screen.getAllByRole('link', { name: 'Open the community' }))
      expect(link).toHaveAttribute('href', 'http://app.localhost:3000/community');
  });
});
