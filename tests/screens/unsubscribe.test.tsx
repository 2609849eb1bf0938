import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import UnsubscribeScreen from '@/routes/auth/unsubscribe-screen';
import { paths } from '@/shared/config/paths';
import { heldBack } from '../msw/auth';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const token = '7d1f8a3e-0c1b-4d59-9a55-6a1d3c1a2b3c';
const link = `${paths.unsubscribe}?token=${token}`;

let asked: unknown[] = [];
const answers = (known: boolean | Promise<boolean>) =>
  http.post(`${backendUrl}/rest/v1/rpc/unsubscribe_from_alerts`, async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json(await known);
  });

beforeEach(() => {
  asked = [];
  server.use(answers(true));
});

const open = (at: string, user: typeof someMember | null = null) =>
  renderScreen(<UnsubscribeScreen />, { at, path: paths.unsubscribe, user });
const button = () => screen.findByRole('button', { name: 'Stop mail about deals' });

describe('the link at the foot of mail about deals', () => {
  it.each([
    ['signed out', null],
    ['signed in', someMember],
  ])('opened %s, asks for one press and says what has ended', async (_, user) => {
    const view = open(link, user);
    const stop = await button();
    // Opening it changes nothing: programs that look through mail do so.
    expect(asked).toEqual([]);
    expect(screen.getByText(/Alerts in the app, and all other mail, stay as they are/)).toBeVisible();
    await view.user.click(stop);
    const told = await screen.findByText('Mail about deals is off.');
    expect(told.closest('output')).toHaveFocus();
    expect(screen.getByText(/still show in the app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop mail about deals' })).not.toBeInTheDocument();
    expect(asked).toEqual([{ token }]);
    expect(screen.getByRole('link', { name: 'Open your buy box' })).toHaveAttribute('href', paths.buyBox);
  });

  it('asks once, however often it is pressed', async () => {
    const held = heldBack<boolean>();
    server.use(answers(held.answer));
    const { user } = open(link);
    await user.dblClick(await button());
    expect(await screen.findByRole('button', { name: 'Stopping...' })).toHaveAttribute('aria-disabled', 'true');
    held.give(true);
    expect(await screen.findByText('Mail about deals is off.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('that fails can be pressed again', async () => {
    server.use(failing('rpc/unsubscribe_from_alerts'));
    const { user } = open(link);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
    server.use(answers(true));
    await user.click(await button());
    expect(await screen.findByText('Mail about deals is off.')).toBeVisible();
  });

  it('that nobody has says so', async () => {
    server.use(answers(false));
    const { user } = open(link);
    await user.click(await button());
    expect(await screen.findByText(/This link does not work/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your buy box' })).toBeVisible();
  });

  it.each(['', '?token=', '?token=7d1f8a3e-0c1b', '?other=1'])(
    'that was cut off is not asked about: %j',
    async (query) => {
      open(paths.unsubscribe + query);
      expect(await screen.findByText(/This link does not work/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Stop mail about deals' })).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    },
  );
});
