import { beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../../tests/memory-caches';
import { paths } from '@/domain/site/paths';
import { forgetShared, readShared } from '@/features/listing-editor/shared-content';
import { maxShares } from '@/features/listing-editor/share-target';
import { cacheShared } from './share';

const origin = 'https://app.cornerlot.test';

/** Shares as the system does. Resolves with where the worker leads. */
async function share(fields: Record<string, string>, ...photos: string[]): Promise<string | null> {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  for (const name of photos) body.append('photos', new File(['picture'], name, { type: 'image/jpeg' }));
  return (await cacheShared(new Request(`${origin}/share`, { method: 'POST', body }))).headers.get('location');
}

const read = async () =>
  (await readShared('dana')).map(({ text, photos }) => [text, ...photos.map(({ name }) => name)]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', memoryCaches(origin));
  // Node’s needs a whole URL.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('adds each share to those before, with its address and photos, and an empty one changes nothing', async () => {
  expect(await share({ title: 'Zillow', text: '12 Oak St, Ames, IA 50010' }, 'front door.jpg', 'Küche.jpg')).toBe(
    `${paths.submitListing}?shared`,
  );
  vi.advanceTimersByTime(1000);
  await share({ text: ' ', url: '' });
  await share({});
  await share({ text: 'Nothing for a listing' });
  vi.advanceTimersByTime(1000);
  await share({ text: '14 Elm St' });
  const both = [['12 Oak St, Ames, IA 50010 and 2 photos', 'front door.jpg', 'Küche.jpg'], ['14 Elm St']];
  expect(await read()).toEqual(both);
  const [first] = await readShared('dana');
  await forgetShared(first?.path ?? '');
  expect(await read()).toEqual(both.slice(1));
});

it('leaves the first shares alone if more arrive than can wait, and says so', async () => {
  for (let count = 0; count < maxShares; count += 1) {
    vi.advanceTimersByTime(1000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await share({ text: `${count + 1} Oak St` });
  }
  expect(await share({ text: '99 Oak St' })).toBe(`${paths.submitListing}?shared=full`);
  expect((await read())[0]).toEqual(['1 Oak St']);
  expect(await read()).toHaveLength(maxShares);
});
