import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPrerender, inline, loadAfterPaint, requestRow, showFirstPicture } from './inline-scripts';

const page = document.documentElement;
const request = {
  url: 'https://backend.test/rest/v1/properties?id=eq.ID',
  headers: { apikey: 'key' },
  placeholder: 'ID',
};
const picture = '<img src="https://backend.test/images/PATH?width=800">';

function answers(rows: unknown) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(rows)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Requests the row, shows its picture, and resolves with the HTML in the picture's place. */
async function openWith(rows: unknown): Promise<string | undefined> {
  answers(rows);
  requestRow(request);
  showFirstPicture(picture, 'PATH');
  await globalThis.firstPicture;
  return document.querySelector('[data-first-picture]')?.innerHTML;
}

beforeEach(() => {
  history.replaceState(null, '', '/property/7a06b9d4-b489-4c09-94d8-000000000001');
  page.dataset['prerendered'] = '/property/:id';
  document.body.innerHTML = '<div data-first-picture></div>';
});
afterEach(() => {
  delete page.dataset['prerendered'];
  delete page.dataset['member'];
  globalThis.preloadedResponses = undefined;
  globalThis.firstPicture = undefined;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('inline', () => {
  it('returns a call that runs on its own', () => {
    function note(word: string) {
      document.body.dataset['noted'] = word;
    }
    const text = inline(note, '</script>');
    expect(text).not.toContain('</');
    // oxlint-disable-next-line no-eval
    (0, eval)(text);
    expect(document.body.dataset['noted']).toBe('</script>');
  });
});

describe('checkPrerender', () => {
  const home = { path: '/', exceptQuery: undefined, freshUntil: undefined };
  const check = (url: string, validity: Partial<Parameters<typeof checkPrerender>[0]>, state: unknown = null) => {
    delete page.dataset['prerendered'];
    history.replaceState(state, '', url);
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" data-prerendered-head>');
    document.title = 'Off-market deals · Cornerlot';
    checkPrerender({ ...home, ...validity });
    const isShown = page.dataset['prerendered'] !== undefined;
    expect(document.querySelectorAll('[data-prerendered-head]')).toHaveLength(isShown ? 1 : 0);
    expect(page.dataset['stalePrerender'] === undefined).toBe(isShown);
    expect(document.title).toBe(isShown ? 'Off-market deals · Cornerlot' : 'Cornerlot');
    return isShown;
  };

  afterEach(() => {
    for (const tag of document.querySelectorAll('[data-prerendered-head]')) tag.remove();
    for (const name of ['hydrating', 'stalePrerender']) delete page.dataset[name];
  });

  it.each([
    ['/', {}],
    ['/?utm=mail#top', {}],
    ['/about/', { path: '/about' }],
    ['/?other=1', { exceptQuery: 'account' }],
    ['/property/7a06b9d4-b489-4c09-94d8-000000000001', { path: '/property/:id' }],
    ['/marketplace', { path: '/marketplace', exceptQuery: '*', freshUntil: Date.now() + 60_000 }],
  ])('shows the page at %s', (url, validity) => {
    expect(check(url, validity)).toBe(true);
    expect(page.dataset['hydrating']).toBe('');
  });

  it.each([
    ['/about', {}],
    ['/?account=deleted', { exceptQuery: 'account' }],
    ['/marketplace?search=ohio', { path: '/marketplace', exceptQuery: '*' }],
    ['/marketplace', { path: '/marketplace', freshUntil: Date.now() - 1 }],
    ['/property/no-id', { path: '/property/:id' }],
  ])('hides it at %s', (url, validity) => {
    expect(check(url, validity)).toBe(false);
  });

  it('hides it when the router has state for the URL', () => {
    expect(check('/', {}, { usr: { from: '/marketplace?search=ohio' } })).toBe(false);
  });

  it('keeps an early press, and a form from reloading the page, until hydration', () => {
    check('/', {});
    document.body.innerHTML = '<form><button type="button">More</button></form>';
    const button = document.querySelector('button');
    button?.click();
    expect(globalThis.pressedBeforeHydration).toBe(button);
    const submit = () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      document.querySelector('form')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(submit()).toBe(true);
    delete page.dataset['hydrating'];
    expect(submit()).toBe(false);
    globalThis.pressedBeforeHydration = undefined;
  });
});

describe('requestRow', () => {
  it('requests the row of the URL for a visitor', () => {
    const asked = answers([]);
    requestRow(request);
    const address = 'https://backend.test/rest/v1/properties?id=eq.7a06b9d4-b489-4c09-94d8-000000000001';
    expect(asked).toHaveBeenCalledExactlyOnceWith(address, { headers: { apikey: 'key' } });
    expect(Object.keys(globalThis.preloadedResponses ?? {})).toEqual([address]);
  });

  it('requests nothing for a member or for a stale page', () => {
    const asked = answers([]);
    page.dataset['member'] = '';
    requestRow(request);
    delete page.dataset['member'];
    delete page.dataset['prerendered'];
    requestRow(request);
    expect(asked).not.toHaveBeenCalled();
    expect(globalThis.preloadedResponses).toBeUndefined();
  });

  it('keeps the response for the same request of the screen', async () => {
    await openWith([{ images: ['a/1.webp'] }]);
    const [answer] = Object.values(globalThis.preloadedResponses ?? {});
    expect(await (await answer)?.json()).toEqual([{ images: ['a/1.webp'] }]);
  });
});

describe('showFirstPicture', () => {
  it('shows the picture in its place', async () => {
    expect(await openWith([{ images: ['a/properties/b/1.webp', 'a/2.webp'] }])).toBe(
      '<img src="https://backend.test/images/a/properties/b/1.webp?width=800">',
    );
  });

  it('encodes the path', async () => {
    const shown = await openWith([{ images: ['"><script>alert(1)</script><img src="x.webp'] }]);
    expect(document.querySelectorAll('[data-first-picture] > *')).toHaveLength(1);
    expect(shown).toContain('%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  });

  it.each([
    ['the row has none', [{ images: [] }]],
    ['there is no such row', []],
    ['the backend returns an error', { message: 'no' }],
  ])('shows nothing when %s', async (_, rows) => {
    expect(await openWith(rows)).toBe('');
  });
});

describe('loadAfterPaint', () => {
  afterEach(() => {
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  });

  it('downloads the code of another page at once, and runs it when the root is parsed', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const entry = 'data:text/javascript,document.body.dataset.entryRan = document.readyState';
    loadAfterPaint(entry, ['/assets/start.js']);
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(preloaded.map((link) => link.getAttribute('href'))).toEqual([entry, '/assets/start.js']);
    // Imported after the entry, if that is.
    const later = 'data:text/javascript,export default 1';
    await import(/* @vite-ignore */ later);
    expect(document.body.dataset['entryRan']).toBeUndefined();
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await waitFor(() => expect(document.body.dataset['entryRan']).toBe('interactive'));
    delete document.body.dataset['entryRan'];
    readyState.mockRestore();
  });
});
