import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, inline, showFirstPicture } from './inline';

const page = document.documentElement;
const question = { address: 'https://backend.test/rest/v1/properties?id=eq.ID', headers: { apikey: 'key' }, id: 'ID' };
const picture = '<img src="https://backend.test/images/PATH?width=800">';

function answers(rows: unknown) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(rows)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Asks, shows, and waits for both; gives back what stands in the picture's place. */
async function openWith(rows: unknown): Promise<string | undefined> {
  answers(rows);
  askEarly(question);
  showFirstPicture(picture, 'PATH');
  await globalThis.earlyPicture;
  return document.querySelector('[data-first-picture]')?.innerHTML;
}

beforeEach(() => {
  history.replaceState(null, '', '/property/7a06b9d4-b489-4c09-94d8-000000000001');
  page.dataset['page'] = '/property/:id';
  document.body.innerHTML = '<div data-first-picture></div>';
});
afterEach(() => {
  delete page.dataset['page'];
  delete page.dataset['member'];
  globalThis.earlyAnswers = undefined;
  globalThis.earlyPicture = undefined;
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('a script in the HTML', () => {
  it('is a call that runs by itself', () => {
    function note(word: string) {
      document.body.dataset['noted'] = word;
    }
    const text = inline(note, '</script>');
    expect(text).not.toContain('</');
    // As the browser runs it.
    // oxlint-disable-next-line no-eval
    (0, eval)(text);
    expect(document.body.dataset['noted']).toBe('</script>');
  });
});

describe('what is asked with the page', () => {
  it('is the row of its address, for a visitor', () => {
    const asked = answers([]);
    askEarly(question);
    const address = 'https://backend.test/rest/v1/properties?id=eq.7a06b9d4-b489-4c09-94d8-000000000001';
    expect(asked).toHaveBeenCalledExactlyOnceWith(address, { headers: { apikey: 'key' } });
    expect(Object.keys(globalThis.earlyAnswers ?? {})).toEqual([address]);
  });

  it('is nothing for a member, who is answered otherwise, and nothing where the page was put aside', () => {
    const asked = answers([]);
    page.dataset['member'] = '';
    askEarly(question);
    delete page.dataset['member'];
    delete page.dataset['page'];
    askEarly(question);
    expect(asked).not.toHaveBeenCalled();
    expect(globalThis.earlyAnswers).toBeUndefined();
  });

  it('leaves its answer to whoever asks the same', async () => {
    await openWith([{ images: ['a/1.webp'] }]);
    const [answer] = Object.values(globalThis.earlyAnswers ?? {});
    expect(await (await answer)?.json()).toEqual([{ images: ['a/1.webp'] }]);
  });
});

describe('the first picture', () => {
  it('stands in its place as soon as its path is known', async () => {
    expect(await openWith([{ images: ['a/properties/b/1.webp', 'a/2.webp'] }])).toBe(
      '<img src="https://backend.test/images/a/properties/b/1.webp?width=800">',
    );
  });

  it('is a picture, whatever its path says', async () => {
    const shown = await openWith([{ images: ['"><script>alert(1)</script><img src="x.webp'] }]);
    expect(document.querySelectorAll('[data-first-picture] > *')).toHaveLength(1);
    expect(shown).toContain('%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  });

  it.each([
    ['there is none', [{ images: [] }]],
    ['there is no such listing', []],
    ['the backend answers something else', { message: 'no' }],
  ])('is left out where %s', async (_, rows) => {
    expect(await openWith(rows)).toBe('');
  });
});
