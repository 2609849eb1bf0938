import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import ProfileScreen from '@/routes/app/profile-screen';
import { paths } from '@/shared/config/paths';
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
