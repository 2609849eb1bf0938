import { http, HttpResponse, type HttpHandler } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { bucket, uploadRejected, type Stored } from '../../../tests/msw/storage';
import { setSession, someMember } from '../../../tests/render';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { pictureErrors, removeMemberPicture, storeMemberPicture } from './member-picture';

const userId = someMember.id;
const before = `${userId}/1.jpg`;
const orphan = `${userId}/2.jpg`;
const stranger = 'someone-else/1.jpg';
const users = `${backendUrl}/rest/v1/users`;

let stored: Stored;
let shown: string | null;

/** The member's row, as far as it matters here. */
const row = (): HttpHandler[] => [
  http.get(users, () => HttpResponse.json({ profile_image_url: shown })),
  http.patch(users, async ({ request }) => {
    expect(new URL(request.url).searchParams.get('id')).toBe(`eq.${userId}`);
    shown = ((await request.json()) as { profile_image_url: string | null }).profile_image_url;
    return HttpResponse.json({ id: userId });
  }),
];

function store(signal = new AbortController().signal, onProgress: (share: number) => void = () => undefined) {
  return storeMemberPicture({ userId, picture: new Blob(['new'], { type: 'image/jpeg' }), onProgress, signal });
}

/** Returns the error message of a failed attempt. */
async function errorMessageOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => expect.fail('It was stored.'),
    (error: unknown) => describeError(error, pictureErrors()),
  );
}

const untouched = () => {
  expect(stored.names).toEqual([before, orphan, stranger]);
  expect(shown).toBe(before);
};

beforeEach(() => {
  stored = { names: [before, orphan, stranger] };
  shown = before;
  setSession(someMember);
  server.use(...row(), ...bucket('avatars', stored));
});

describe('storeMemberPicture', () => {
  it('saves the path in the row and removes other files in the folder', async () => {
    const onProgress = vi.fn<(share: number) => void>();
    const path = await store(undefined, onProgress);
    expect(path).toMatch(new RegExp(`^${userId}/\\d{13}\\.jpg$`));
    expect(shown).toBe(path);
    expect(stored.names).toEqual([stranger, path]);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('stores the new picture if old files can’t be removed, and removes them on the next change', async () => {
    server.use(
      http.post(
        `${backendUrl}/storage/v1/object/list/avatars`,
        () => HttpResponse.json({ message: 'broken' }, { status: 500 }),
        { once: true },
      ),
    );
    const first = await store();
    expect(stored.names).toEqual([before, orphan, stranger, first]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await store();
    expect(stored.names).toEqual([stranger, second]);
  });

  const address = `${backendUrl}/storage/v1/object/public/avatars/*`;
  it.each([
    ['storage rejects the file', uploadRejected('avatars', 500, 'Internal Server Error'), 'Failed to upload image.'],
    ['the file is invalid', uploadRejected('avatars', 413, 'The object is too large'), 'The object is too large'],
    [
      'its URL can’t be loaded',
      http.head(address, () => new HttpResponse(null, { status: 404 })),
      'Could not get public URL for the uploaded image.',
    ],
    [
      'the network drops before its URL is checked',
      http.head(address, () => HttpResponse.error()),
      'Failed to upload image. Check your internet connection and try again.',
    ],
  ])('changes nothing if %s', async (_, handler, message) => {
    server.use(handler);
    expect(await errorMessageOf(store())).toBe(message);
    untouched();
  });
});

describe('failed row update', () => {
  it('removes the file', async () => {
    server.use(http.patch(users, () => HttpResponse.json({ code: '42501', message: 'refused' }, { status: 403 })));
    expect(await errorMessageOf(store())).toBe('Failed to upload image.');
    untouched();
  });

  it('succeeds if only the response was lost', async () => {
    server.use(
      http.patch(users, async ({ request }) => {
        shown = ((await request.json()) as { profile_image_url: string }).profile_image_url;
        return HttpResponse.error();
      }),
    );
    const path = await store();
    expect(shown).toBe(path);
    expect(stored.names).toEqual([stranger, path]);
  });

  it('leaves the file when the outcome of a row update is unknown', async () => {
    server.use(http.all(users, () => HttpResponse.error()));
    expect(await errorMessageOf(store())).toMatch(/^Failed to upload image/);
    expect(stored.names).toHaveLength(4);
  });
});

describe('aborted upload', () => {
  it('cleans up an aborted upload, whether aborted during or right after the upload', async () => {
    const waiting = new AbortController();
    waiting.abort(new Error('canceled'));
    await expect(store(waiting.signal)).rejects.toThrow('canceled');
    untouched();

    const arrived = new AbortController();
    server.use(
      http.head(`${backendUrl}/storage/v1/object/public/avatars/*`, () => {
        expect(stored.names).toHaveLength(4);
        arrived.abort(new Error('canceled'));
        return new HttpResponse(null, { status: 200 });
      }),
    );
    await expect(store(arrived.signal)).rejects.toThrow('canceled');
    untouched();
  });
});

describe('removeMemberPicture', () => {
  it('clears the row and the member’s folder', async () => {
    await removeMemberPicture(userId);
    expect(shown).toBeNull();
    expect(stored.names).toEqual([stranger]);
  });

  it('leaves the files if the row can’t be cleared', async () => {
    server.use(http.patch(users, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    await expect(removeMemberPicture(userId)).rejects.toBeInstanceOf(RequestFailure);
    untouched();
  });
});

describe('pictureErrors', () => {
  const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
    new RequestFailure(kind, 'The backend’s words', code, null);

  it.each([
    [failure('offline'), 'Failed to upload image. Check your internet connection and try again.'],
    [failure('signed-out'), 'Failed to upload image. Your session expired. Sign in again to continue.'],
    [failure('rate-limited'), 'Failed to upload image. Wait a moment and try again.'],
    [failure('invalid'), 'The backend’s words'],
    [failure('invalid', '23514'), 'Failed to upload image.'],
    [failure('forbidden'), 'Failed to upload image.'],
    [new TypeError('a fault of ours'), 'Failed to upload image.'],
  ])('describes %s', (error, text) => {
    expect(describeError(error, pictureErrors())).toBe(text);
  });
});
