/*
 * Scripts that stand in the HTML itself, as functions: they are written there as they are, so each must do with what is inside it and the
 * arguments it is called with.
 */

/** A call of the function, as the text of a script. Arguments are what JSON can hold. */
export function inline<A extends readonly unknown[]>(run: (...args: A) => void, ...args: A): string {
  // In a script, `</script>` ends it wherever it stands.
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')});`.replaceAll('</', String.raw`<\/`);
}

declare global {
  /** Settles when the first picture of a page stands there, or is known not to come. */
  var earlyPicture: Promise<void> | undefined;
}

/** A request, and what it is asked for by. */
export interface EarlyQuestion {
  address: string;
  headers: Record<string, string>;
  /** What stands in the address for the id of what the page shows. */
  id: string;
}

/** Asks for the row a page shows while everything else is still on its way: for visitors, as `getReader` will. */
export function askEarly({ address, headers, id }: EarlyQuestion): void {
  const { page, member } = document.documentElement.dataset;
  if (page === undefined || member !== undefined) return;
  const asked = address.replace(id, location.pathname.split('/')[2] ?? '');
  const answer = fetch(asked, { headers });
  // A failure is told to whoever takes the answer, however late.
  answer.catch(() => undefined);
  globalThis.earlyAnswers = { [asked]: answer };
}

/**
 * Shows the first picture of the row that was asked for, where its gallery will stand, before the code is there. `html` is the picture's
 * markup, with `path` in the place of the file's path.
 */
export function showFirstPicture(html: string, path: string): void {
  for (const answer of Object.values(globalThis.earlyAnswers ?? {})) {
    const show = async () => {
      const rows = (await (await answer).clone().json()) as { images?: string[] }[];
      const first = rows[0]?.images?.[0];
      const place = document.querySelector('[data-first-picture]');
      // Encoded, it can end no attribute.
      if (first !== undefined && place)
        place.innerHTML = html.replaceAll(path, first.split('/').map(encodeURIComponent).join('/'));
    };
    // What failed is said when the code asks in its turn.
    globalThis.earlyPicture = show().catch(() => undefined);
  }
}

/**
 * Begins the code of a page that was written at build time: it is read before it is at work. The code is downloaded when the text stands
 * in its own type and the pictures in view are there, so that it takes no part of a slow line from them; after three seconds anyway.
 * Where what is written was put aside, at once.
 */
export function startOnceRead(entry: string, files: readonly string[]): void {
  const page = document.documentElement;
  let begun = false;
  const start = () => {
    if (begun) return;
    begun = true;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
    import(/* @vite-ignore */ entry).catch(() => {
      delete page.dataset['waiting'];
      // What is written can be read all the same, but for the page of any id, whose content comes with the code.
      if (page.dataset['aside'] === undefined && page.dataset['page']?.includes(':') !== true) return;
      const root = document.getElementById('root');
      if (root) root.textContent = 'This page could not be loaded. Please reload it.';
      delete page.dataset['aside'];
    });
  };
  if (page.dataset['waiting'] === undefined) {
    start();
    return;
  }
  // Nothing is painted in a tab behind others, and a slow picture must not hold up everything.
  setTimeout(start, 3000);
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const read = async () => {
    if (document.readyState === 'loading') {
      await new Promise((resolve) => {
        document.addEventListener('DOMContentLoaded', resolve, { once: true });
      });
    }
    await Promise.allSettled([document.fonts.ready, globalThis.earlyPicture]);
    const first = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')];
    await Promise.allSettled(
      first.filter((picture) => picture.getBoundingClientRect().top < innerHeight).map((picture) => picture.decode()),
    );
    await painted();
    start();
  };
  // A frame is on its way for long on a slow device: what counts is when it was seen.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) void painted().then(read);
  else {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      void read();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}
