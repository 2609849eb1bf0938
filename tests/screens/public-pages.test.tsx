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

describe('legal pages', () => {
  it.each([
    ['Terms of Service', <TermsScreen key="terms" />, 11],
    ['Privacy Policy', <PrivacyScreen key="privacy" />, 10],
  ] as const)('%s: has the effective date and all numbered sections in the contents', (title, page, count) => {
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

  it('contain the required statements', () => {
    renderScreen(<TermsScreen />);
    for (const text of [
      /at least 18 years old/,
      /becomes our property/,
      /Fees are non-refundable/,
      /until the end of the period you’ve paid for/,
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });
});

describe('community page', () => {
  it('links visitors to sign-up everywhere', () => {
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

  it('labels samples', () => {
    renderScreen(<CommunityScreen />);
    expect(screen.getAllByText('Sample')).toHaveLength(3);
  });

  it('links members to the app everywhere', () => {
    renderScreen(<CommunityScreen />, { user: someMember });
    const app = 'http://app.localhost:3000';
    for (const [name, path] of [
      ['Open the community', paths.community],
      ['Open the feed', paths.community],
      ['Find a JV partner', `${paths.community}?filter=joint_venture`],
      ['Meet lenders', `${paths.community}?filter=private_money`],
      ['Find local help', `${paths.community}?filter=boots_on_ground`],
      ['See upcoming events', paths.events],
    ] as const) {
      for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', app + path);
    }
    for (const link of screen.getAllByRole('link'))
      expect(link).toHaveAttribute('href', expect.stringMatching(`^${app}`));
    expect(screen.queryByText('RSVP')).not.toBeInTheDocument();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' });
    expect(search).toBeEnabled();
    expect([search.name, search.form?.action]).toEqual(['search', app + paths.members]);
    expect(screen.getByRole('button', { name: 'Search members' })).toHaveAttribute('type', 'submit');
  });
});
