import { screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { DataSection } from '@/features/account/components/data-section';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const data = {
  version: 1,
  exported_at: '2026-03-01',
  saved_searches: [{ id: 'a', name: 'Land', query: 'q=land' }],
  messages: [{ id: 'm' }],
  listings: [{ id: 'l', title: 'House', status: 'active', removed_at: null }],
};
const archive = (content: object) =>
  new File([zipSync({ 'data.json': strToU8(JSON.stringify(content)) })], 'mine.zip', { type: 'application/zip' });
const sections = {
  saved_searches: { restored: 1, refused: { 'It isn’t valid.': 2 } },
  listing_drafts: { restored: 1, refused: {} },
};
let requests: { archive: Record<string, unknown[]>; preview: boolean }[];
/** What the database answers, one after the other. */
let answers: object[];

beforeEach(() => {
  requests = [];
  server.use(
    rows('users', [member({ id: someMember.id })]),
    rows('listing_drafts', []),
    rows('pipeline_cards', []),
    rows('saved_searches', []),
    http.post(`${backendUrl}/rest/v1/rpc/restore_my_data`, async ({ request }) => {
      requests.push((await request.json()) as (typeof requests)[number]);
      const answer = answers.shift();
      return answer instanceof Response ? answer : HttpResponse.json(answer ?? {});
    }),
  );
});

async function open() {
  const { user } = renderScreen(<DataSection userId={someMember.id} />, { at: '/account/privacy', user: someMember });
  await user.click(screen.getByRole('button', { name: 'More about your data' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore from an archive' }));
  expect(await screen.findByRole('heading', { name: 'Restore from an archive' })).toHaveFocus();
  return user;
}

async function choose(file: File) {
  const user = await open();
  await user.upload(await screen.findByLabelText('Choose an archive'), file);
  return user;
}

it('shows what will be restored and what won’t, and restores it', async () => {
  const refusal = { code: 'P0001', message: 'You can check or restore 20 archives a day.', details: null, hint: null };
  answers = [{ filled: {}, sections }, HttpResponse.json(refusal, { status: 400 }), { filled: {}, sections }];
  const user = await choose(archive(data));
  const row = (await screen.findByText('Saved searches')).closest('li');
  expect(row).toHaveTextContent('Saved searches12 won’t be restored. It isn’t valid.');
  await user.click(screen.getByRole('button', { name: 'What isn’t restored' }));
  expect(screen.getByText('Messages.').parentElement).toHaveTextContent('They involve other members');

  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('You can check or restore 20 archives a day.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const done = await screen.findByText('Your data was restored.');
  expect(within(done.closest('output') ?? done).getByRole('link')).toHaveAttribute('href', '/my-listings/import');
  expect(requests.map(({ preview }) => preview)).toEqual([true, false, false]);
  // Messages and the rest don't leave the browser.
  expect(requests[0]?.archive).not.toHaveProperty('messages');
  expect(requests[0]?.archive['listing_drafts']).toMatchObject([{ fields: { title: 'House' } }]);
});

it('takes no archive before the email is verified', async () => {
  server.use(rows('users', [member({ id: someMember.id, email_confirmed: false })]));
  await open();
  expect(await screen.findByText(/Verify your email first\.$/)).toBeVisible();
  expect(screen.queryByLabelText('Choose an archive')).not.toBeInTheDocument();
});

it('says what is in the way in an account that isn’t empty', async () => {
  answers = [{ filled: { saved_searches: 2, profile: 1 }, sections: {} }];
  await choose(archive(data));
  expect(await screen.findByText(/^It has/)).toHaveTextContent(
    'It has 2 saved searches and what you filled in on your profile.',
  );
  expect(screen.getByRole('heading', { name: 'This account isn’t empty' })).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Choose another file' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

it('refuses a file that isn’t an archive, before anything is sent', async () => {
  await choose(new File(['hello'], 'mine.zip', { type: 'application/zip' }));
  expect(await screen.findByText(/^mine.zip: We couldn’t read this file\./)).toBeVisible();
  expect(requests).toEqual([]);
});
