/**
 * `npm run emails` draws every email the product sends, light and dark, to docs/emails. Requires Chromium, like the
 * end-to-end tests, from CHROMIUM_PATH if that's set.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { brand } from '../../../src/domain/site/brand.ts';
import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';
import { renderEmail } from '../../functions/send-mail/render-email.ts';
import { createMailer } from '../mail/mailer.ts';
import { readConfig } from '../server/config.ts';
import { emailSamples, invitationSample } from './email-samples.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'docs/emails');
const appUrl = 'https://app.cornerlot.example';

interface Drawn {
  subject: string;
  html: string;
}

/** Emails by the name of their picture. */
const sheets = new Map<string, Drawn[]>();
const add = (name: string, email: Drawn) => sheets.set(name, [...(sheets.get(name) ?? []), email]);

await addAuthEmails();
for (const sample of emailSamples) add(sample.kind.replaceAll('_', '-'), renderEmail(sample, appUrl));
add('invitation', renderEmail(invitationSample, appUrl));

/** The auth server's, from supabase/templates. */
async function addAuthEmails(): Promise<void> {
  const { auth } = await readConfig(join(root, 'supabase/config.toml'));
  const mailer = createMailer({
    mailbox: {
      send: ({ subject, html = '' }) => {
        add('account', { subject, html });
        return Promise.resolve();
      },
    },
    config: { ...auth, site_url: 'https://cornerlot.example' },
    templatesDir: join(root, 'supabase/templates'),
    redirectTo: () => `${appUrl}/confirm-email`,
  });
  const [email, newEmail, hash, code] = ['dana@example.test', 'brooks@example.test', 'a'.repeat(64), '40718253'];
  await mailer.sendMagicLink(email, hash, code);
  await mailer.sendRecovery(email, hash, code);
  await mailer.sendEmailChange(newEmail, hash, code, { currentEmail: email, newEmail });
  await mailer.sendEmailChanged(email, newEmail);
  await mailer.sendReauthentication(email, code);
}

/** A page with each email in a frame of its own, below what an inbox shows of it. */
function sheetPage(emails: Drawn[]): string {
  const cells = emails.map(
    ({ subject, html }) =>
      `<section><p><b>${brand.name}</b><br>${escapeHtml(subject)}</p>` +
      `<iframe srcdoc="${escapeHtml(html)}" onload="this.height=contentDocument.body.scrollHeight"></iframe></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>
    body { margin: 0; padding: 16px; display: grid; gap: 24px 16px; font: 15px/1.4 system-ui, sans-serif;
      grid-template-columns: repeat(${Math.min(emails.length, 3)}, 460px); width: max-content; }
    p { margin: 0 0 8px; min-height: 64px; } iframe { width: 460px; border: 1px solid #8884; }
  </style>${cells.join('')}`;
}

const executablePath = process.env['CHROMIUM_PATH'];
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
let total = 0;
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 500, height: 400 } });
    for (const [name, emails] of sheets) {
      await page.setContent(sheetPage(emails), { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      await page.setViewportSize({ width, height: 400 });
      const picture = sharp(await page.screenshot({ fullPage: true })).webp({ quality: 35, effort: 5 });
      total += (await picture.toFile(join(folder, `${name}-${colorScheme}.webp`))).size;
      await page.setViewportSize({ width: 500, height: 400 });
    }
  }
} finally {
  await browser.close();
}

const entries = [...sheets].map(([name, emails]) => {
  const subjects = emails.map(({ subject }) => `- ${subject}`).join('\n');
  return `## ${name}\n\n${subjects}\n\n![${name}, light](${name}-light.webp)\n![${name}, dark](${name}-dark.webp)\n`;
});
const intro =
  'Every email the product sends, from the examples in `supabase/local/generators/email-samples.ts` and the\n' +
  'templates in `supabase/templates`. Written by `npm run emails`: run it after you change one.';
await writeFile(join(folder, 'README.md'), `# Emails\n\n${intro}\n\n${entries.join('\n')}`);
process.stdout.write(`docs/emails: ${sheets.size * 2} pictures, ${Math.round(total / 1000)} kB\n`);
