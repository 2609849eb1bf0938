/*
 * Scripts inside the HTML of prerendered pages. Each function is copied there as text, so it may use only its arguments
 * and what the browser has.
 */

declare global {
  /** Settles when the first picture of the page is shown, or it's known that none will be. */
  var firstPicture: Promise<void> | undefined;
}

/** A call of the function as the text of a script. The arguments must survive JSON. */
export function inline<A extends readonly unknown[]>(run: (...args: A) => void, ...args: A): string {
  // `</script>` would end the script, even in a string.
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')});`.replaceAll('</', String.raw`<\/`);
}

/** When the HTML is the page of this URL. */
interface Validity {
  /** With `:id`, it's the page of every id. */
  path: string;
  /** Query parameter that makes it a different page; `*`: any does. */
  exceptQuery: string | undefined;
  /** Unix milliseconds. */
  freshUntil: number | undefined;
}

/**
 * Decides whether the prerendered page is the one for this URL, and marks the document: `data-prerendered` with its
 * path and, until it's hydrated, `data-hydrating` and `data-member`; or else `data-stale-prerender`, which hides it.
 */
export function checkPrerender({ path, exceptQuery, freshUntil }: Validity): void {
  const page = document.documentElement.dataset;
  const pattern = new RegExp(`^${path.replace(/:\w+/, '[0-9a-f-]{36}')}$`);
  const isMatch =
    pattern.test(location.pathname.replace(/\/+$/, '') || '/') &&
    !/^app\./i.test(location.hostname) &&
    !(exceptQuery === '*' ? location.search : new URLSearchParams(location.search).has(exceptQuery ?? '')) &&
    !(freshUntil !== undefined && Date.now() > freshUntil) &&
    // A reloaded page may have router state, which the prerendered one doesn't show.
    !(history.state as { usr?: unknown } | null)?.usr;
  if (!isMatch) {
    page['stalePrerender'] = '';
    for (const tag of document.querySelectorAll('[data-prerendered-head]')) tag.remove();
    // The brand, until the screen sets its own.
    document.title = document.title.split(' · ').at(-1) ?? '';
    return;
  }
  page['prerendered'] = path;
  page['hydrating'] = '';
  // A form would reload the page and lose what was typed.
  document.addEventListener(
    'submit',
    (event) => {
      if ('hydrating' in page && !(event.target as Element).hasAttribute('action')) event.preventDefault();
    },
    true,
  );
  // `HydrationMarker` presses it again.
  document.addEventListener(
    'click',
    (event) => {
      if ('hydrating' in page)
        globalThis.pressedBeforeHydration = (event.target as Element).closest<HTMLElement>('button[type=button]');
    },
    true,
  );
  try {
    // The key of `session-storage.ts`. The page isn't for members: they aren't asked to join while it waits.
    if (/(?:^|; )sb-auth-token=/.test(document.cookie) || localStorage.getItem('sb-auth-token')) page['member'] = '';
  } catch {
    // Storage is blocked, so nobody is signed in.
  }
}

/** A request to the backend whose URL has a placeholder for the id in the page's own URL. */
export interface RowRequest {
  url: string;
  headers: Record<string, string>;
  placeholder: string;
}

/** Requests the row that the page shows while its code is still downloading. `readDatabase` uses the response. */
export function requestRow({ url, headers, placeholder }: RowRequest): void {
  const { prerendered, member } = document.documentElement.dataset;
  if (prerendered === undefined || member !== undefined) return;
  const address = url.replace(placeholder, location.pathname.split('/')[2] ?? '');
  const response = fetch(address, { headers });
  // The code that uses the response handles the failure.
  response.catch(() => undefined);
  globalThis.preloadedResponses = { [address]: response };
}

/** Shows the row's first picture before the code is there. `html` has `placeholder` where the file's path belongs. */
export function showFirstPicture(html: string, placeholder: string): void {
  for (const response of Object.values(globalThis.preloadedResponses ?? {})) {
    const show = async () => {
      const rows = (await (await response).clone().json()) as { images?: string[] }[];
      const first = rows[0]?.images?.[0];
      const place = document.querySelector('[data-first-picture]');
      // Encoded, the path can't end an attribute.
      if (first !== undefined && place)
        place.innerHTML = html.replaceAll(placeholder, first.split('/').map(encodeURIComponent).join('/'));
    };
    // The screen makes the same request and shows the error.
    globalThis.firstPicture = show().catch(() => undefined);
  }
}

/**
 * Loads the code of a prerendered page once its text and first pictures are painted, so that it doesn't compete with
 * them for a slow connection; after three seconds in any case, and at once where the page isn't shown.
 */
export function loadAfterPaint(entry: string, files: readonly string[]): void {
  const page = document.documentElement.dataset;
  const htmlIsParsed = async () => {
    if (document.readyState !== 'loading') return;
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  };
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const file of [entry, ...files]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
    // Cached code could otherwise run before the parser reaches the root.
    await htmlIsParsed();
    try {
      await import(/* @vite-ignore */ entry);
    } catch {
      delete page['hydrating'];
      // A static page can still be read.
      if (!('stalePrerender' in page) && page['prerendered']?.includes(':') !== true) return;
      const root = document.getElementById('root');
      if (root) root.textContent = 'This page could not be loaded. Please reload it.';
      delete page['stalePrerender'];
    }
  };
  if (!('hydrating' in page)) {
    void start();
    return;
  }
  // A background tab never paints.
  setTimeout(() => void start(), 3000);
  const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const afterPictures = async () => {
    await htmlIsParsed();
    await Promise.allSettled([document.fonts.ready, globalThis.firstPicture]);
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')];
    await Promise.allSettled(
      pictures
        .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
        .map((picture) => picture.decode()),
    );
    await nextPaint();
    await start();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void afterPictures();
  });
  observer.observe({ type: 'paint', buffered: true });
}
