/**
 * `npm run library:film` records the library's film about the 70% rule, and writes the film, captions, and poster to
 * public/videos. Takes as long as the film lasts. Requires Chromium, like the end-to-end tests.
 */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { transformWithOxc } from 'vite';
import type { drawFilm, Scene } from './film-page.ts';

const folder = resolve(import.meta.dirname, '../../../public/videos');
const name = 'seventy-percent-rule';

/** The house of the transcript and the calculator's example. */
const scenes: readonly Scene[] = [
  { seconds: 5, show: 'title', text: 'The 70% rule: what may a house cost, if you mean to repair and sell it?' },
  {
    seconds: 6,
    show: 'value',
    text: 'Begin at the end. Repaired, it would sell for $260,000: the after-repair value, from three sales near by.',
  },
  {
    seconds: 7,
    show: 'share',
    text: '30% stays out, $78,000: for buying and selling costs, interest, bills, and a profit.',
  },
  { seconds: 5, show: 'left', text: '70% is left: $182,000.' },
  { seconds: 5, show: 'repairs', text: 'The repairs come off: $45,000.' },
  { seconds: 6, show: 'offer', text: '$137,000 is the maximum allowable offer: ARV × 70% − repairs.' },
  {
    seconds: 6,
    show: 'fee',
    text: 'A wholesaler takes the fee off as well: with $10,000, contract for $127,000 at most.',
  },
  { seconds: 5, show: 'end', text: 'A rule of thumb sorts leads. Before you buy, run the real costs.' },
];

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const browser = await chromium.launch({ ...(installed ? { executablePath: installed } : {}), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const { film, poster } = await page.evaluate(
    async ([url, all]) => {
      const module = (await import(url)) as { drawFilm: typeof drawFilm };
      return module.drawFilm(all);
    },
    [await pageModule('film-page.ts'), scenes] as const,
  );
  await writeFile(join(folder, `${name}.webm`), Buffer.from(film, 'base64'));
  await writeFile(join(folder, `${name}.webp`), Buffer.from(poster, 'base64'));
  await writeFile(join(folder, `${name}.vtt`), captions());
} finally {
  await browser.close();
}

/** A module of this folder as a URL that a page can import. */
async function pageModule(file: string): Promise<string> {
  const path = join(import.meta.dirname, file);
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The scenes' texts as WebVTT captions. */
function captions(): string {
  const clock = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  let at = 0;
  const cues = scenes.map(({ seconds, text }) => {
    const from = at;
    at += seconds;
    return `${clock(from)} --> ${clock(at)} line:92%\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
