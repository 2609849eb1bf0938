import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/shared/config/paths';
import { listenForSockets } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const counts = () => screen.getByTestId('view-count').textContent;
const flagName = `property_viewed_${listingId}`;
const open = () => renderScreen(<PropertyScreen />, { at: paths.property(listingId), path: paths.property(':id') });

/** The page is loaded with 41 views and 2 likes; the counts read after joining are these. */
function countsAfterJoining(view_count: number, likes: number) {
  return http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('select') === 'view_count,likes,dislikes')
      return HttpResponse.json([{ view_count, likes, dislikes: 1 }]);
    return HttpResponse.json(searchParams.has('id', `eq.${listingId}`) ? [listing()] : []);
  });
}

beforeAll(() => {
  listenForSockets();
});
beforeEach(() => {
  server.use(
    rows('users', [member()]),
    rpc('similar_properties', () => []),
  );
});

it('counts are read again when the connection first stands: updates since the page loaded passed unseen', async () => {
  sessionStorage.setItem(flagName, 'true');
  server.use(countsAfterJoining(57, 7));
  open();
  expect(await screen.findByRole('button', { name: 'Like, 7' })).toBeInTheDocument();
  expect(counts()).toBe('57');
});

it('the visit is counted once when the counts read again already hold it', async () => {
  let answer: () => void = () => undefined;
  server.use(
    countsAfterJoining(42, 3),
    http.post(`${backendUrl}/rest/v1/rpc/increment_property_view_count`, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json(42);
    }),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Like, 3' })).toBeInTheDocument();
  expect(counts()).toBe('42');
  act(() => answer());
  await waitFor(() => expect(sessionStorage.getItem(flagName)).not.toBeNull());
  expect(counts()).toBe('42');
});
