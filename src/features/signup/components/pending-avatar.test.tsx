import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { backendUrl } from '../../../../tests/msw/rest';
import { server } from '../../../../tests/msw/server';
import { bucket, type Stored } from '../../../../tests/msw/storage';
import { renderScreen, someMember } from '../../../../tests/render';
import { savePendingAvatar } from '../pending-avatar';
import { PendingAvatar } from './pending-avatar';

const key = 'sign-up-picture-waiting';
const picture = `data:image/jpeg;base64,${btoa('a picture')}`;

/** A backend with this member's row and storage folder. */
function backend(row: { profile_image_url: string | null }) {
  const stored: Stored = { names: [] };
  server.use(
    ...bucket('avatars', stored),
    http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.json([{ id: someMember.id, ...row }])),
    http.patch(`${backendUrl}/rest/v1/users`, async ({ request }) => {
      Object.assign(row, await request.json());
      return HttpResponse.json({ id: someMember.id });
    }),
  );
  return stored;
}

it('uploads the member’s picture once', async () => {
  const row = { profile_image_url: null };
  const stored = backend(row);
  savePendingAvatar(someMember.email, picture);
  renderScreen(<PendingAvatar />, { user: someMember });
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(stored.names).toEqual([row.profile_image_url]);
});

it('leaves an existing picture', async () => {
  const stored = backend({ profile_image_url: 'own.jpg' });
  savePendingAvatar(someMember.email, picture);
  renderScreen(<PendingAvatar />, { user: someMember });
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(stored.names).toEqual([]);
});

it('removes another member’s picture', async () => {
  const stored = backend({ profile_image_url: null });
  savePendingAvatar('other@example.com', picture);
  const { queryClient } = renderScreen(<PendingAvatar />, { user: someMember });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(stored.names).toEqual([]);
});
