import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import ProfileScreen from '@/routes/protected/profile-screen';
import { paths } from '@/shared/config/paths';
import { stats } from '../msw/community';
import { ownCounts, ownListing } from '../msw/own';
import { profileBackend } from '../msw/profile';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const open = (user: typeof someMember | null = someMember) =>
  renderScreen(<ProfileScreen />, { at: paths.profile, path: paths.profile, user });
const loaded = () => screen.findByRole('heading', { level: 1, name: 'Dana Ruiz' });

beforeEach(() => {
  server.use(rows('properties', []), ownCounts());
});

describe('the own profile', () => {
  it('shows what the member has told', async () => {
    profileBackend();
    open();
    expect(await loaded()).toBeInTheDocument();
    for (const text of [
      'Pro Member',
      'Landlord',
      'Austin, TX',
      'Member since March 2025',
      '12 deals closed',
      '(512) 555-0100',
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(screen.getByText(/I hold duplexes/)).toHaveTextContent('Still buying.');
    // One item, comma and all.
    expect(screen.getByText('Realtor, ABR')).toBeInTheDocument();
    expect(screen.getByText('Residential')).toBeInTheDocument();
    expect(screen.getByText('Seen by paid members and your connections.')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', paths.account);
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile?edit');
    expect(document.title).toMatch(/^Your profile/);
  });

  it('tells how often it was opened, what others make of the member, and where to see it as they do', async () => {
    profileBackend({}, {}, stats({ profile_views: 41, ratings: [0, 0, 0, 1, 1] }));
    open();
    await loaded();
    expect(await screen.findByText('41 profile views')).toBeInTheDocument();
    expect(screen.getByText('4.5 out of 5, 2 reviews')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View as others see it' })).toHaveAttribute(
      'href',
      paths.member(someMember.id),
    );
  });

  it('opens links on other sites in a new tab, and nothing that is no web address', async () => {
    profileBackend({ social_links: { linkedin: 'https://linkedin.com/in/dana', facebook: 'javascript:alert(1)' } });
    open();
    const link = await screen.findByRole('link', { name: /LinkedIn.*linkedin.com\/in\/dana.*new tab/ });
    expect(link).toHaveAttribute('href', 'https://linkedin.com/in/dana');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByText('Facebook')).not.toBeInTheDocument();
  });

  it('names what is missing', async () => {
    profileBackend({ profile_image_url: null, bio: null, phone: null, past_deals: 0, social_links: {} });
    open();
    const nudge = await screen.findByRole('link', { name: 'Add a picture and a short bio' });
    expect(nudge).toHaveAttribute('href', '/profile?edit');
    expect(screen.getByText('No phone number')).toBeInTheDocument();
    expect(screen.queryByText(/deals closed/)).not.toBeInTheDocument();
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  });

  it('says what only the member sees', async () => {
    profileBackend({ profile_status: 'private' }, { shown: false });
    open();
    await loaded();
    expect(screen.getAllByText('Only you see this')).toHaveLength(2);
    expect(screen.getAllByText('Private')).toHaveLength(2);
    expect(screen.getByText('Seen by your connections only.')).toBeInTheDocument();
  });

  it('asks a visitor to sign in', () => {
    open(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile');
    expect(screen.getByText('Please sign in to view your profile.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?redirect=%2Fprofile');
  });

  it('can be asked for again when it fails', async () => {
    server.use(failing('users'));
    const { user } = open();
    expect(screen.getByText('Loading your profile')).toBeInTheDocument();
    expect(await screen.findByText('Your profile could not be loaded')).toBeInTheDocument();
    profileBackend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await loaded()).toBeInTheDocument();
  });
});

describe('listings on the own profile', () => {
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      ownListing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b2168${index}`, title: `Deal ${index}` }),
    );
  const section = () => within(screen.getByRole('region', { name: 'My listings' }));

  it('are at most six, newest first', async () => {
    profileBackend();
    let asked: URL | undefined;
    server.use(
      rows('properties', own(6), (url) => (asked = url)),
      ownCounts({ active: 5, sold: 2 }),
    );
    open();
    await screen.findByText('Deal 0');
    expect(section().getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section().getByRole('link', { name: 'Deal 0' })).toHaveAttribute('href', paths.listing(own(1)[0]?.id ?? ''));
    expect(section().getByRole('link', { name: 'View all 7' })).toHaveAttribute('href', paths.myListings);
    expect(section().getByRole('link', { name: 'Post a listing' })).toHaveAttribute('href', paths.submitListing);
    expect(asked?.searchParams.get('order')).toBe('created_at.desc,id.desc');
    expect(asked?.searchParams.get('limit')).toBe('6');
    expect(asked?.searchParams.get('user_id')).toBe(`eq.${someMember.id}`);
  });

  it('say how to begin where there are none', async () => {
    profileBackend();
    open();
    expect(await screen.findByRole('link', { name: 'Post your first listing' })).toHaveAttribute(
      'href',
      paths.submitListing,
    );
    expect(screen.queryByText('View all')).not.toBeInTheDocument();
  });

  it('do not take the profile down when they fail', async () => {
    profileBackend();
    server.use(
      http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json({ message: 'broken' }, { status: 500 })),
    );
    const { user } = open();
    await loaded();
    expect(await screen.findByText('Failed to load your listings. Please try again later.')).toBeInTheDocument();
    server.use(rows('properties', own(1)));
    await user.click(section().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Deal 0')).toBeInTheDocument());
  });
});
