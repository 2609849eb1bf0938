import { checkPrerender, inline, loadAfterPaint, requestRow, showFirstPicture } from '../first-view/inline-scripts.ts';
import type { FirstScreen } from '../first-view/first-request.ts';
import type { PrerenderedPage } from './render-page';
import type { SitePage } from './site';

/** The HTML file of a prerendered page, made from the empty page of the build. */
export function pageHtml(
  emptyPage: string,
  { path, prerender: { exceptQuery, maxAgeHours } }: SitePage,
  { head, body, state, row }: PrerenderedPage,
): string {
  const freshUntil = maxAgeHours === undefined ? undefined : Date.now() + maxAgeHours * 3_600_000;
  const metadata = head.replaceAll(/<(meta|link) /g, '<$1 data-prerendered-head ').replaceAll('><', '>\n    <');
  const scripts = [
    script(inline(checkPrerender, { path, exceptQuery, freshUntil })),
    ...(row ? [script(inline(requestRow, row.request))] : []),
    styles,
  ];
  const data = row
    ? script(inline(showFirstPicture, row.pictureHtml, row.picturePlaceholder))
    : `<script type="application/json" id="dehydrated-state">${jsonText(state)}</script>`;
  const page = codeAfterPaint(emptyPage).replace(/<title>.*?<\/title>/s, (title) =>
    [metadata || title, ...scripts].join('\n    '),
  );
  return withBody(page, body, data);
}

/**
 * The page for every URL that isn't prerendered: the splash, while the signed-in app's first files download.
 * `startCode` comes before the styles, which scripts after them wait for.
 */
export function appHtml(
  emptyPage: string,
  splash: string,
  files: readonly string[],
  screens: Record<string, FirstScreen>,
  startCode: string,
): string {
  const links = files
    .filter((file) => !emptyPage.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const start = [
    `<script type="application/json" id="first-screens">${jsonText(screens)}</script>`,
    script(startCode.trim().replaceAll('</', String.raw`<\/`)),
  ];
  return withBody(emptyPage, splash)
    .replace('</title>', (end) => [end, ...start].join('\n    '))
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** The empty page with HTML in its root, and what follows the root. */
function withBody(emptyPage: string, html: string, after = ''): string {
  return emptyPage.replace('<div id="root"></div>', () => `<div id="root">${html}</div>\n    ${after}`);
}

/** JSON that can stand in a script element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const script = (code: string) => `<script>${code}</script>`;

const styles = `<style>
      html[data-stale-prerender] #root { display: none; }
      html[data-hydrating][data-member] .for-visitors { visibility: hidden; }
      html[data-hydrating][data-member] .for-visitors-alone { display: none; }
      /* A press on what isn't hydrated would be lost. Links work all the same. */
      html[data-hydrating] :is(button, input, select, textarea) { pointer-events: none; }
    </style>`;

/** The page with its entry loaded by `loadAfterPaint`. */
function codeAfterPaint(html: string): string {
  const files: string[] = [];
  const withoutPreloads = html.replaceAll(
    /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g,
    (_, file: string) => {
      files.push(file);
      return '';
    },
  );
  const result = withoutPreloads.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/,
    (_, entry: string) => script(inline(loadAfterPaint, entry, files)),
  );
  if (result === withoutPreloads) throw new Error('The built page has no entry script.');
  return result;
}
