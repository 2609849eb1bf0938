import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { signedInAs, someMember } from '../../../tests/render';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { bucket, uploadRefused, type Stored } from '../../../tests/msw/storage';
import { removeFiles, uploadFile, type PictureBucket } from './upload';

const picture = new Blob(['a picture'], { type: 'image/jpeg' });

function send({
  to = 'avatars',
  signal = new AbortController().signal,
}: { to?: PictureBucket; signal?: AbortSignal } = {}) {
  return uploadFile({ bucket: to, path: 'u/1.jpg', file: picture, onProgress: () => undefined, signal });
}

describe('an upload', () => {
  it.each([
    ['avatars', 'max-age=3600'],
    ['images', 'max-age=31536000'],
  ] as const)(
    'goes to %s in the member’s name, kept by browsers for %s, and overwrites nothing',
    async (to, cacheControl) => {
      signedInAs(someMember);
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

  it('tells how much has been sent', async () => {
    const onProgress = vi.fn<(share: number) => void>();
    server.use(...bucket('avatars', { names: [] }));
    await uploadFile({
      bucket: 'avatars',
      path: 'u/1.jpg',
      file: picture,
      onProgress,
      signal: new AbortController().signal,
    });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('that is there already counts as stored', async () => {
    server.use(uploadRefused('avatars', 409, 'The resource already exists'));
    await expect(send()).resolves.toBeUndefined();
  });

  it.each([
    [413, 'invalid', 'The object exceeded the maximum allowed size'],
    [415, 'invalid', 'mime type text/plain is not supported'],
    [403, 'forbidden', 'new row violates row-level security policy'],
    [403, 'signed-out', '"exp" claim timestamp check failed'],
    [403, 'signed-out', 'Invalid Compact JWS'],
    [500, 'server', 'Internal Server Error'],
  ] as const)('refused with %i fails as %s', async (status, kind, message) => {
    server.use(uploadRefused('avatars', status, message));
    await expect(send()).rejects.toMatchObject({ name: 'RequestFailure', kind, message });
  });

  it('answered by something else than storage fails all the same', async () => {
    const answer = (body: string) =>
      http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => new HttpResponse(body, { status: 502 }));
    for (const body of ['<html>Bad gateway</html>', '"text"', '{}']) {
      server.use(answer(body));
      await expect(send()).rejects.toMatchObject({ kind: 'server', message: 'Failed to upload image.' });
    }
  });

  it('without a network fails as offline', async () => {
    server.use(http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => HttpResponse.error()));
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('stops when told to, before and on the way', async () => {
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
    await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
    control.abort(new Error('cancelled'));
    await expect(sending).rejects.toThrow('cancelled');
  });
});

describe('removing', () => {
  it('takes out what is named, and asks nothing for nothing', async () => {
    await removeFiles('avatars', []);
    const stored: Stored = { names: ['u/1.jpg', 'u/2.jpg'] };
    server.use(...bucket('avatars', stored));
    await removeFiles('avatars', ['u/1.jpg', 'u/gone.jpg']);
    expect(stored.names).toEqual(['u/2.jpg']);
  });

  it('fails when storage does', async () => {
    server.use(
      http.delete(`${backendUrl}/storage/v1/object/avatars`, () =>
        HttpResponse.json({ message: 'broken' }, { status: 500 }),
      ),
    );
    await expect(removeFiles('avatars', ['u/1.jpg'])).rejects.toMatchObject({ kind: 'server' });
  });
});
