import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setSession, someMember } from '../../../tests/render';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { bucket, uploadRejected, type Stored } from '../../../tests/msw/storage';
import type { PictureBucket } from './files';
import { removeFiles, uploadFile } from './upload';

const picture = new Blob(['a picture'], { type: 'image/jpeg' });

function send({
  to = 'avatars',
  signal = new AbortController().signal,
}: { to?: PictureBucket; signal?: AbortSignal } = {}) {
  return uploadFile({ bucket: to, path: 'u/1.jpg', file: picture, onProgress: () => undefined, signal });
}

describe('uploadFile', () => {
  it.each([
    ['avatars', 'max-age=3600'],
    ['images', 'max-age=31536000'],
  ] as const)(
    'goes to %s in the member’s name, kept by browsers for %s, and overwrites nothing',
    async (to, cacheControl) => {
      setSession(someMember);
      const onUpload = vi.fn<NonNullable<Parameters<typeof bucket>[2]>>();
      server.use(...bucket(to, { names: [] }, onUpload));
      await send({ to });
      const [{ path, headers, body }] = onUpload.mock.calls[0] ?? expect.fail('Nothing was sent.');
      expect(path).toBe('u/1.jpg');
      expect(headers.get('authorization')).toBe('Bearer token-of-the-tests');
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('cache-control')).toBe(cacheControl);
      expect(headers.get('x-upsert')).toBeNull();
      expect(await body.text()).toBe('a picture');
    },
  );

  it('succeeds if the file already exists', async () => {
    server.use(uploadRejected('avatars', 409, 'The resource already exists'));
    await expect(send()).resolves.toBeUndefined();
  });

  it.each([
    [413, 'invalid', 'The object exceeded the maximum allowed size'],
    [415, 'invalid', 'mime type text/plain is not supported'],
    [403, 'forbidden', 'new row violates row-level security policy'],
    [403, 'signed-out', '"exp" claim timestamp check failed'],
    [403, 'signed-out', 'Invalid Compact JWS'],
    [500, 'server', 'Internal Server Error'],
  ] as const)('rejects status %i as %s', async (status, kind, message) => {
    server.use(uploadRejected('avatars', status, message));
    await expect(send()).rejects.toMatchObject({ name: 'RequestFailure', kind, message });
  });

  it('passes on the message of a database rule, but no other database error', async () => {
    const refuse = (message: string) => {
      const body = { statusCode: '500', error: 'DatabaseError', code: 'DatabaseError', message };
      server.use(
        http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => HttpResponse.json(body, { status: 500 })),
      );
    };
    refuse('You can store 5000 files and 2 GB.');
    await expect(send()).rejects.toMatchObject({ code: 'P0001', message: 'You can store 5000 files and 2 GB.' });
    refuse('violates check constraint "x"');
    await expect(send()).rejects.toMatchObject({ code: null, kind: 'server' });
  });

  it('rejects the page of a hotel’s Wi-Fi as no network', async () => {
    server.use(http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => HttpResponse.html('<h1>Welcome</h1>')));
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('rejects a response that isn’t from storage', async () => {
    const answer = (body: string) =>
      http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => new HttpResponse(body, { status: 502 }));
    for (const body of ['<html>Bad gateway</html>', '"text"', '{}']) {
      server.use(answer(body));
      await expect(send()).rejects.toMatchObject({ kind: 'unavailable', message: 'Failed to upload image.' });
    }
  });

  it('aborts an upload before it starts and while it runs', async () => {
    const before = AbortSignal.abort(new Error('not wanted'));
    await expect(send({ signal: before })).rejects.toThrow('not wanted');

    const control = new AbortController();
    const arrived = vi.fn<() => void>();
    server.use(
      http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => {
        arrived();
        return new Promise<never>(() => undefined);
      }),
    );
    const sending = send({ signal: control.signal });
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    control.abort(new Error('canceled'));
    await expect(sending).rejects.toThrow('canceled');
  });
});

describe('removeFiles', () => {
  it('removes the given files, and sends no request for none', async () => {
    await removeFiles('avatars', []);
    const stored: Stored = { names: ['u/1.jpg', 'u/2.jpg'] };
    server.use(...bucket('avatars', stored));
    await removeFiles('avatars', ['u/1.jpg', 'u/gone.jpg']);
    expect(stored.names).toEqual(['u/2.jpg']);
  });

  it('rejects if storage fails', async () => {
    server.use(
      http.delete(`${backendUrl}/storage/v1/object/avatars`, () =>
        HttpResponse.json({ message: 'broken' }, { status: 500 }),
      ),
    );
    await expect(removeFiles('avatars', ['u/1.jpg'])).rejects.toMatchObject({ kind: 'server' });
  });
});
