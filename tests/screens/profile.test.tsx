import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import ProfileScreen from '@/routes/app/profile-screen';
import { paths } from '@/shared/config/paths';
import { stats } from '../msw/community';
import { ownCounts, ownListing } from '../msw/own';
import { profileBackend } from '../msw/profile';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const open = (user: typeof someMember | null = someMember) =>
  renderScreen(<ProfileScreen />, { at: paths.profile, path: paths.profile, user });
const loaded = () => screen.findByRole('heading', { level: 1, name: 'Dana Ruiz' });

beforeEach(() => {
  server.use(rows('properties', []), ownCounts());
});

describe('own profile', () => {
  it('shows the member’s details', async () => {
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
    // One item, comma included.
    expect(screen.getByText('Realtor, ABR')).toBeInTheDocument();
    expect(screen.getByText('Residential')).toBeInTheDocument();
    expect(screen.getByText('Visible to paid members and your connections.')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', paths.account);
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile?edit');
    expect(document.title).toMatch(/^Your profile/);
  });

  it('shows views, reviews, and a link to the public view', async () => {
    profileBackend({}, {}, stats({ profile_views: 41, ratings: [0, 0, 0, 1, 1] }));
    open();
    await loaded();
    expect(await screen.findByText('41 profile views')).toBeInTheDocument();
    expect(screen.getByText('4.5 out of 5, 2 reviews')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View public profile' })).toHaveAttribute(
      'href',
      paths.member(someMember.id),
    );
  });

  it('marks what only the member can see', async () => {
    profileBackend({ profile_status: 'private' }, { shown: false });
    open();
    await loaded();
    expect(screen.getAllByText('Only you can see this')).toHaveLength(2);
    expect(screen.getAllByText('Private')).toHaveLength(2);
    expect(screen.getByText('Visible to your connections only.')).toBeInTheDocument();
  });

  it('asks a visitor to sign in', () => {
    open(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile');
    expect(screen.getByText('Please sign in to view your profile.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?redirect=%2Fprofile');
  });
});

describe('listings on own profile', () => {
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      ownListing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b2168${index}`, title: `Deal ${index}` }),
    );
  const section = () => within(screen.getByRole('region', { name: 'My listings' }));

  it('shows up to six, newest first', async () => {
    profileBackend();
    let requestUrl: URL | undefined;
    server.use(
      rows('properties', own(6), (url) => (requestUrl = url)),
      ownCounts({ active: 5, sold: 2 }),
    );
    open();
    await screen.findByText('Deal 0');
    expect(section().getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section().getByRole('link', { name: 'Deal 0' })).toHaveAttribute('href', paths.listing(own(1)[0]?.id ?? ''));
    expect(section().getByRole('link', { name: 'View all 7' })).toHaveAttribute('href', paths.myListings);
    expect(section().getByRole('link', { name: 'Post a listing' })).toHaveAttribute('href', paths.submitListing);
    expect(requestUrl?.searchParams.get('order')).toBe('created_at.desc,id.desc');
    expect(requestUrl?.searchParams.get('limit')).toBe('6');
    expect(requestUrl?.searchParams.get('user_id')).toBe(`eq.${someMember.id}`);
  });

  it('leaves the profile intact when listings fail to load', async () => {
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
