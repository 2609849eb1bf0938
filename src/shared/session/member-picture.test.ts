import { http, HttpResponse, type HttpHandler } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendUrl } from '../../../tests/msw/rest';
import { server } from '../../../tests/msw/server';
import { bucket, uploadRefused, type Stored } from '../../../tests/msw/storage';
import { signedInAs, someMember } from '../../../tests/render';
import { RequestFailure } from '@/shared/supabase/errors';
import { pictureFailureText, removeMemberPicture, storeMemberPicture } from './member-picture';

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

/** Tries to store a picture and gives what the member is told. */
async function toldOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(() => expect.fail('It was stored.'), pictureFailureText);
}

const untouched = () => {
  expect(stored.names).toEqual([before, orphan, stranger]);
  expect(shown).toBe(before);
};

beforeEach(() => {
  stored = { names: [before, orphan, stranger] };
  shown = before;
  signedInAs(someMember);
  server.use(...row(), ...bucket('avatars', stored));
});

describe('a new picture', () => {
  it('is named in the row, and nothing else stays in the member’s folder', async () => {
    const onProgress = vi.fn<(share: number) => void>();
    const path = await store(undefined, onProgress);
    expect(path).toMatch(new RegExp(`^${userId}/\\d{13}\\.jpg$`));
    expect(shown).toBe(path);
    expect(stored.names).toEqual([stranger, path]);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('stays when the old ones cannot be cleared away; the next change does it', async () => {
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

  it('refused by storage changes nothing', async () => {
    server.use(uploadRefused('avatars', 500, 'Internal Server Error'));
    expect(await toldOf(store())).toBe('Failed to upload image.');
    untouched();
  });

  it('is told in storage’s words when it is the file that is wrong', async () => {
    server.use(uploadRefused('avatars', 413, 'The object exceeded the maximum allowed size'));
    expect(await toldOf(store())).toBe('The object exceeded the maximum allowed size');
    untouched();
  });

  it('without a network changes nothing and says so', async () => {
    server.use(http.post(`${backendUrl}/storage/v1/object/avatars/*`, () => HttpResponse.error()));
    expect(await toldOf(store())).toBe('Failed to upload image. Check your network and try again.');
    untouched();
  });

  it('that cannot be loaded from its address is removed again', async () => {
    server.use(
      http.head(`${backendUrl}/storage/v1/object/public/avatars/*`, () => new HttpResponse(null, { status: 404 })),
    );
    expect(await toldOf(store())).toBe('Could not get public URL for the uploaded image.');
    untouched();
  });

  it('is removed again when the network goes before its address is tried', async () => {
    server.use(http.head(`${backendUrl}/storage/v1/object/public/avatars/*`, () => HttpResponse.error()));
    expect(await toldOf(store())).toMatch(/^Failed to upload image\. Check your network/);
    untouched();
  });
});

describe('a row that is not written', () => {
  it('takes the file with it', async () => {
    server.use(http.patch(users, () => HttpResponse.json({ code: '42501', message: 'refused' }, { status: 403 })));
    expect(await toldOf(store())).toBe('Failed to upload image.');
    untouched();
  });

  it('but was, with the answer lost, is a success', async () => {
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

  it('as far as anybody knows leaves the file, for the row may name it', async () => {
    server.use(http.all(users, () => HttpResponse.error()));
    expect(await toldOf(store())).toMatch(/^Failed to upload image/);
    expect(stored.names).toHaveLength(4);
  });
});

describe('an aborted upload', () => {
  it('leaves nothing, be it stopped on the way or just after it arrived', async () => {
    const waiting = new AbortController();
    waiting.abort(new Error('cancelled'));
    await expect(store(waiting.signal)).rejects.toThrow('cancelled');
    untouched();

    const arrived = new AbortController();
    server.use(
      http.head(`${backendUrl}/storage/v1/object/public/avatars/*`, () => {
        expect(stored.names).toHaveLength(4);
        arrived.abort(new Error('cancelled'));
        return new HttpResponse(null, { status: 200 });
      }),
    );
    await expect(store(arrived.signal)).rejects.toThrow('cancelled');
    untouched();
  });
});

describe('removing the picture', () => {
  it('empties the row and the member’s folder', async () => {
    await removeMemberPicture(userId);
    expect(shown).toBeNull();
    expect(stored.names).toEqual([stranger]);
  });

  it('keeps the files when the row could not be emptied', async () => {
    server.use(http.patch(users, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    await expect(removeMemberPicture(userId)).rejects.toBeInstanceOf(RequestFailure);
    untouched();
  });
});

describe('what the member is told', () => {
  const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
    new RequestFailure(kind, 'The backend’s words', code, null);

  it.each([
    [failure('offline'), 'Failed to upload image. Check your network and try again.'],
    [failure('signed-out'), 'Failed to upload image. Your session has ended. Sign in again to go on.'],
    [failure('rate-limited'), 'Failed to upload image. Wait a moment and try again.'],
    [failure('invalid'), 'The backend’s words'],
    [failure('invalid', '23514'), 'Failed to upload image.'],
    [failure('forbidden'), 'Failed to upload image.'],
    [new TypeError('a fault of ours'), 'Failed to upload image.'],
  ])('of %s', (error, text) => {
    expect(pictureFailureText(error)).toBe(text);
  });

  it('names what was tried', () => {
    expect(pictureFailureText(failure('server'), 'Failed to remove image.')).toBe('Failed to remove image.');
  });
});
