import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/shared/config/paths';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

interface JoinPayload {
  config?: { postgres_changes?: object[] };
}

/** A socket on which every channel is joined at once, and on which nothing else ever comes. */
class JoiningSocket extends EventTarget {
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string) {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text) as [string, string, string, string, JoinPayload];
    const changes = payload.config?.postgres_changes?.map((change, index) => ({ ...change, id: index + 1 }));
    const reply = { status: 'ok', response: event === 'phx_join' ? { postgres_changes: changes } : {} };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify([joinRef, ref, topic, 'phx_reply', reply]) }));
  }
  close() {
    this.readyState = 3;
  }
}

const counts = () => screen.getByTestId('view-count').textContent;
const flagName = `property_viewed_${listingId}`;
const open = () => renderScreen(<PropertyScreen />, { at: paths.property(listingId), path: paths.property(':id') });

/** The page is loaded with 41 views and 2 likes; the counts read after joining are these. */
function countsAfterJoining(view_count: number, likes: number) {
  return http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('select') === 'view_count,likes,dislikes') return HttpResponse.json([{ view_count, likes, dislikes: 1 }]);
    return HttpResponse.json(searchParams.has('id', `eq.${listingId}`) ? [listing()] : []);
  });
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', JoiningSocket);
  server.use(rows('users', [member()]), rpc('similar_properties', () => []));
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
