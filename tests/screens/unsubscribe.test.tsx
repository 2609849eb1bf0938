import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import UnsubscribeScreen from '@/routes/auth/unsubscribe-screen';
import { paths } from '@/shared/config/paths';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const token = '7d1f8a3e-0c1b-4d59-9a55-6a1d3c1a2b3c';
const link = `${paths.unsubscribe}?token=${token}`;

let requests: unknown[] = [];
const handleUnsubscribe = (known: boolean | Promise<boolean>) =>
  http.post(`${backendUrl}/rest/v1/rpc/unsubscribe_from_alerts`, async ({ request }) => {
    requests.push(await request.json());
    return HttpResponse.json(await known);
  });

beforeEach(() => {
  requests = [];
  server.use(handleUnsubscribe(true));
});

const open = (at: string, user: typeof someMember | null = null) =>
  renderScreen(<UnsubscribeScreen />, { at, path: paths.unsubscribe, user });
const button = () => screen.findByRole('button', { name: 'Unsubscribe from deal alerts' });

describe('unsubscribe link', () => {
  it.each([
    ['signed out', null],
    ['signed in', someMember],
  ])('opened %s, unsubscribes after a click', async (_, user) => {
    const view = open(link, user);
    const stop = await button();
    // Opening it changes nothing, because mail scanners open links.
    expect(requests).toEqual([]);
    expect(screen.getByText(/This doesn’t change alerts in the app or any other emails/)).toBeVisible();
    await view.user.click(stop);
    const confirmation = await screen.findByText('You’re unsubscribed from deal alerts.');
    expect(confirmation.closest('output')).toHaveFocus();
    expect(screen.getByText(/still appear in the app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unsubscribe from deal alerts' })).not.toBeInTheDocument();
    expect(requests).toEqual([{ token }]);
    expect(screen.getByRole('link', { name: 'Open your buy box' })).toHaveAttribute('href', paths.buyBox);
  });

  it('is invalid with an unknown token', async () => {
    server.use(handleUnsubscribe(false));
    const { user } = open(link);
    await user.click(await button());
    expect(await screen.findByText(/This link is invalid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your buy box' })).toBeVisible();
  });

  it.each(['', '?token=7d1f8a3e-0c1b'])('is invalid without a complete token: %j', async (query) => {
    open(paths.unsubscribe + query);
    expect(await screen.findByText(/This link is invalid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unsubscribe from deal alerts' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
