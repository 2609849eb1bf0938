/**
 * `npm run brand:picture` writes the link preview image, public/social.png, with the front page's drawing, colors, and
 * fonts. Requires Chromium, like the end-to-end tests.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { HomePlat } from '../../../src/routes/marketing/home-plat.tsx';
import { brand } from '../../../src/shared/config/brand.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The size link previews expect. */
const size = { width: 1200, height: 630 } as const;

const font = async (name: string, file: string) => {
  const bytes = await readFile(join(root, 'node_modules/@fontsource-variable', file));
  return (
    `@font-face { font-family: '${name}'; font-weight: 100 900; src: url(data:font/woff2;base64,` +
    `${bytes.toString('base64')}) format('woff2'); }`
  );
};

const styles = await readFile(join(root, 'src/styles.css'), 'utf8');
const colors = /:root,\s*\[data-theme='light'\] (\{[^}]*\})/.exec(styles)?.[1];
if (!colors) throw new Error('src/styles.css has no light theme.');

const html = `<!doctype html>
<meta charset="utf-8">
<style>
  ${await font('Fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2')}
  ${await font('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
  :root ${colors}
  * { margin: 0; box-sizing: border-box; }
  body {
    width: ${size.width}px; height: ${size.height}px; overflow: hidden;
    background: var(--paper); color: var(--ink); font-family: Inter;
  }
  .plat {
    position: absolute; inset: 0 0 0 auto; width: 640px;
    mask-image: linear-gradient(to right, transparent 5%, black 40%);
  }
  .plat > div { height: 100%; }
  .plat svg { width: 100%; height: 100%; }
  .words { position: absolute; inset: 72px auto 72px 76px; width: 660px; display: flex; flex-direction: column; }
  .logo { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 700; letter-spacing: -0.02em; }
  .logo svg { width: 68px; height: 68px; }
  h1 {
    margin-top: auto; font-family: Fraunces; font-size: 74px; font-weight: 600; line-height: 1.06;
    letter-spacing: -0.02em; text-wrap: balance;
  }
  p { margin-top: 26px; font-size: 28px; color: var(--muted); }
</style>
<div class="plat">${renderToStaticMarkup(createElement(HomePlat))}</div>
<div class="words">
  <div class="logo">${await readFile(join(root, 'public/favicon.svg'), 'utf8')}${brand.name}</div>
  <h1>${brand.claim}.</h1>
  <p>For real estate investors.</p>
</div>`;

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const browser = await chromium.launch({ ...(installed ? { executablePath: installed } : {}), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot()).png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 });
  const { size: bytes } = await picture.toFile(join(root, 'public/social.png'));
  process.stdout.write(`public/social.png: ${Math.round(bytes / 1000)} kB\n`);
} finally {
  await browser.close();
}
