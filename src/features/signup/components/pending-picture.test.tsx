import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { backendUrl } from '../../../../tests/msw/rest';
import { server } from '../../../../tests/msw/server';
import { bucket, type Stored } from '../../../../tests/msw/storage';
import { renderScreen, someMember } from '../../../../tests/render';
import { keepPicture } from '../kept-picture';
import { PendingPicture } from './pending-picture';

const key = 'sign-up-picture-waiting';
const picture = `data:image/jpeg;base64,${btoa('a picture')}`;

/** A backend with this member's row and folder. */
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

it('stores the picture of the member who chose it, once', async () => {
  const row = { profile_image_url: null };
  const stored = backend(row);
  keepPicture(someMember.email, picture);
  renderScreen(<PendingPicture />, { user: someMember });
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(stored.names).toEqual([row.profile_image_url]);
});

it('leaves the picture of a member who has one by now', async () => {
  const stored = backend({ profile_image_url: 'own.jpg' });
  keepPicture(someMember.email, picture);
  renderScreen(<PendingPicture />, { user: someMember });
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(stored.names).toEqual([]);
});

it('is for nobody else', async () => {
  const stored = backend({ profile_image_url: null });
  keepPicture('other@example.com', picture);
  const { queryClient } = renderScreen(<PendingPicture />, { user: someMember });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(localStorage.getItem(key)).not.toBeNull();
  expect(stored.names).toEqual([]);
});
