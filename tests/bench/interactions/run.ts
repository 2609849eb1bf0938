/**
 * `npm run bench:interactions`: how long the app takes to respond, with the CPU slowed down 4×, 20,000 listings, 120
 * deals in the pipeline, and a conversation of 400 messages. Interactions are measured as INP counts them: from the
 * input to the next frame. For drags, frames that took the page more than 50 ms are measured as well. The figures are
 * for reading, not asserting: machines differ. `-- board` measures what has "board" in its name, and `--rounds=5` sets
 * the number of rounds.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startBackend } from '../../../supabase/local/backend.ts';
import { demoFiles, demoObject } from '../../../supabase/local/demo/stored-files.ts';
import type { Folder } from '../../../supabase/local/site/static-server.ts';
import { startTestServer } from '../../backend/test-server.ts';
import { ensureBrowser } from '../../browser.mjs';
import { builtSite, serveFolders } from '../built-site.ts';
import { sessionCookies, type Cookie } from '../session-cookies.ts';
import { installProbes, takeMeasured } from './probes.ts';
import { addRows } from './rows.ts';
import { scenarios, type Scenario } from './scenarios.ts';

const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.split('=')[1] ?? 10);
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const cpuSlowdown = 4;
/** Milliseconds from an input to the next frame. */
const interactionBudget = 200;

const executablePath = await ensureBrowser();
await mkdir('node_modules/.cache', { recursive: true });
const folder = await mkdtemp('node_modules/.cache/bench-interactions-');
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
    (await demoObject(bucket, path)) ?? {
      body: await readFile(join(demoFiles, 'images/aerial-002.webp')),
      contentType: 'image/webp',
    },
});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

try {
  await addRows(server.url);
  const site = await builtSite(join(folder, 'site'), backend, publicUrl);
  folders.set('cornerlot.localhost', site);
  folders.set('app.cornerlot.localhost', site);
  const cookies = await sessionCookies(backend);
  console.log(`${browser.version()}, milliseconds, CPU ÷ ${cpuSlowdown}, ${rounds} rounds; under 16 ms isn't counted`);
  for (const scenario of scenarios)
    if (chosen.length === 0 || chosen.some((word) => scenario.name.includes(word)))
      report(await play(browser, scenario, cookies));
} finally {
  await browser.close();
  await backend.close();
  await server.close();
  await web.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

interface Noted {
  times: number[];
  budget: number;
}

/** Plays the rounds of a scenario and returns what was noted, by name. */
async function play(on: Browser, scenario: Scenario, cookies: Cookie[]): Promise<Map<string, Noted>> {
  const context = await on.newContext({ viewport: scenario.viewport, serviceWorkers: 'block' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await installProbes(page);
  await page.goto(appUrl + scenario.path);
  await page.waitForLoadState('networkidle');
  await scenario.prepare?.(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const noted = new Map<string, Noted>();
  const noteIn = (round: number) => (name: string, times: readonly number[], budget?: number) => {
    const label = round === 0 ? `${name}, first time` : name;
    const row = noted.get(label) ?? { times: [], budget: budget ?? interactionBudget };
    noted.set(label, row);
    row.times.push(...times);
  };
  // The first round loads code and data, so it has its own rows.
  for (let round = 0; round <= rounds; round += 1) {
    await takeMeasured(page);
    await scenario.round(page, noteIn(round), round);
  }
  await context.close();
  return noted;
}

function report(noted: ReadonlyMap<string, Noted>) {
  const rows = [...noted].map(([name, { times, budget }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return [name, { count: sorted.length, p50: at(0.5), p98: at(0.98), budget, over: at(0.98) > budget ? 'OVER' : '' }];
  });
  console.table(Object.fromEntries(rows));
}
