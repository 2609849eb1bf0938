import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider, useAuth } from '@/platform/auth/auth-provider';
import { sessionKey } from '@/platform/auth/session-storage';
import { getAuth } from '@/platform/auth/auth-client';
import { RequestFailure, type FailureKind } from '@/platform/errors/errors';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { setSession, someMember } from '../render';
import { setUpUser } from '../user';

function Action({ kind }: { kind: FailureKind }) {
  const { status } = useAuth();
  const { mutate } = useMutation({ mutationFn: () => Promise.reject(new RequestFailure(kind, 'refused', null, null)) });
  return (
    <button type="button" onClick={() => mutate()}>
      {status}
    </button>
  );
}

async function failWith(kind: FailureKind, before: () => void = () => undefined) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <Action kind={kind} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('authenticated')).toBeInTheDocument();
  before();
  await setUpUser().click(screen.getByRole('button'));
}

beforeEach(() => setSession(someMember));

it('notices a removed session after a rejected request', async () => {
  await failWith('forbidden', () => localStorage.removeItem(sessionKey));
  expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
});

it('retains the session after a forbidden request', async () => {
  await failWith('forbidden');
  expect(screen.getByText('authenticated')).toBeInTheDocument();
});

it('ends a session that the backend rejects and does not renew', async () => {
  const renewed = vi.fn<() => void>();
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, () => {
      renewed();
      return HttpResponse.json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, { status: 400 });
    }),
  );
  await failWith('signed-out');
  // The client is loaded first.
  await waitFor(() => expect(renewed).toHaveBeenCalledOnce());
  expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
});

it('retains a session that began while another was renewed', async () => {
  let later: string | null = null;
  server.use(
    http.post(`${backendUrl}/auth/v1/token`, () => {
      setSession(someMember);
      later = localStorage.getItem(sessionKey);
      return HttpResponse.json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, { status: 400 });
    }),
  );
  await failWith('signed-out');
  await waitFor(() => expect(later).not.toBeNull());
  await (await getAuth()).refreshSession();
  expect(localStorage.getItem(sessionKey)).toBe(later);
});
