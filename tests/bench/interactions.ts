/**
 * `npm run bench:interactions`: how long the app takes to respond, with the CPU slowed down 4×, 20,000 listings, 120
 * deals in the pipeline, and a conversation of 400 messages. Interactions are measured as INP counts them: from the
 * input to the next frame. For drags, frames that took the page more than 50 ms are measured as well. The figures are
 * for reading, not asserting: machines differ. `-- board` measures what has "board" in its name, and `--rounds=5` sets
 * the number of rounds.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { demoFiles, demoObject } from '../../supabase/local/demo/stored-files.ts';
import { startBackend } from '../../supabase/local/server/backend.ts';
import { startTestServer } from '../backend/test-server.ts';
import { buildSite } from './built-site.ts';
import { installProbes, takeMeasured } from './interaction-probes.ts';
import { addRows } from './interaction-rows.ts';
import { scenarios } from './interaction-scenarios.ts';
import { sessionCookies } from './session-cookies.ts';
import { serveFolders, type Folder } from './static-server.ts';

const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.split('=')[1] ?? 10);
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const cpuSlowdown = 4;
/** Milliseconds from an input to the next frame. */
const interactionBudget = 200;

const anyPicture = join(demoFiles, 'images/aerial-002.webp');
const folder = await mkdtemp(join(tmpdir(), 'cornerlot-bench-'));
const folders = new Map<string, Folder>();
const web = await serveFolders(folders);
const publicUrl = `http://cornerlot.localhost:${web.port}`;
const appUrl = `http://app.cornerlot.localhost:${web.port}`;
const server = await startTestServer();
const backend = await startBackend({
  port: 0,
  mailPort: 0,
  databaseUrl: server.url,
  siteUrl: publicUrl,
  // The listings that are added have the picture of a demo listing.
  missingObject: async (bucket, path) =>
    (await demoObject(bucket, path)) ?? { body: await readFile(anyPicture), contentType: 'image/webp' },
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});

try {
  await addRows(server.url);
  const site = await buildSite(join(folder, 'site'), backend, publicUrl);
  folders.set('cornerlot.localhost', site);
  folders.set('app.cornerlot.localhost', site);
  const cookies = await sessionCookies(backend);
  const noted = new Map<string, { times: number[]; budget: number }>();
  console.log(`Milliseconds, CPU ÷ ${cpuSlowdown}, ${rounds} rounds; interactions under 16 ms aren't counted`);
  for (const scenario of scenarios) {
    if (chosen.length > 0 && !chosen.some((word) => scenario.name.includes(word))) continue;
    const context = await browser.newContext({ viewport: scenario.viewport, serviceWorkers: 'block' });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await installProbes(page);
    await page.goto(appUrl + scenario.path);
    await page.waitForLoadState('networkidle');
    await scenario.prepare?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // The first round isn't counted: it loads code and data.
    for (let round = 0; round <= rounds; round += 1) {
      await takeMeasured(page);
      await scenario.round(
        page,
        (name, times, budget = interactionBudget) => {
          const row = noted.get(name) ?? { times: [], budget };
          noted.set(name, row);
          if (round > 0) row.times.push(...times);
        },
        round,
      );
    }
    await context.close();
    report(noted);
    noted.clear();
  }
} finally {
  await browser.close();
  await backend.close();
  await server.close();
  await web.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

function report(noted: ReadonlyMap<string, { times: number[]; budget: number }>) {
  const rows = [...noted].map(([name, { times, budget }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return {
      name,
      count: sorted.length,
      p50: at(0.5),
      p98: at(0.98),
      budget,
      verdict: at(0.98) > budget ? 'OVER' : '',
    };
  });
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
}
