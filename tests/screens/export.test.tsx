import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { SavedListings } from '@/features/saved-listings/components/saved-listings';
import { SavedSearches } from '@/features/saved-listings/components/saved-searches';
import { paths } from '@/domain/site/paths';
import { listing } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const saves = Array.from({ length: 26 }, (_, index) => {
  const id = `8b1f0000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`;
  const found = index === 25 ? null : listing({ id, title: index === 0 ? '=HYPERLINK("x")' : `House ${index}` });
  return { property_id: id, created_at: `2026-03-01T12:00:${String(59 - index)}Z`, listing: found };
});
/** jsdom's blobs have no `text()`. */
const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
let files: { name: string; blob: Blob }[];
/** Answers the second page. */
let respond = () => {};

beforeEach(() => {
  files = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    blob = source as Blob;
    return 'blob:data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob) files.push({ name: this.download, blob });
  });
  server.use(
    http.get(`${backendUrl}/rest/v1/saved_listings`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('or')) return HttpResponse.json(saves.slice(0, 24));
      await new Promise<void>((resolve) => (respond = resolve));
      return HttpResponse.json(saves.slice(24));
    }),
  );
});

const open = () => renderScreen(<SavedListings userId={someMember.id} />, { at: paths.saved, user: someMember });
const download = async (user: ReturnType<typeof open>['user'], list: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${list}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
};
const start = async () => {
  const { user } = open();
  await download(user, 'saved listings');
  await screen.findByRole('button', { name: 'Exporting 24' });
  return user;
};

it('downloads all pages of a list, without formulas', async () => {
  await start();
  respond();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^saved-listings-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await textOf(files[0]?.blob)).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?Title,Status,Property type,Condition,/);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",Active,/);
  expect(lines).toHaveLength(1 + 25);
  expect(await screen.findByRole('button', { name: 'More for saved listings' })).toBeInTheDocument();
});

it('cancels an export', async () => {
  const user = await start();
  await user.click(screen.getByRole('button', { name: 'Cancel the export' }));
  respond();
  expect(await screen.findByRole('button', { name: 'More for saved listings' })).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t export/)).not.toBeInTheDocument();
  expect(files).toEqual([]);
});

it('downloads saved searches with how they alert', async () => {
  const found = { id: 's', name: '=1+1', query: 'q=land', created_at: '2026-03-01T12:00:00Z', alert: { mail: 'off' } };
  server.use(
    rows('users', [member({ id: someMember.id })]),
    http.get(`${backendUrl}/rest/v1/saved_searches`, () => HttpResponse.json([found])),
  );
  const { user } = renderScreen(<SavedSearches userId={someMember.id} />, { at: paths.saved, user: someMember });
  await download(user, 'saved searches');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^saved-searches-/);
  const link = `${window.location.origin}/marketplace?q=land`;
  expect(await textOf(files[0]?.blob)).toContain(`\r\n'=1+1,${link},In the app,2026-03-01T12:00:00Z\r\n`);
});
