import type { Page } from 'playwright';
import { goBackTo, takeMeasured } from './probes.ts';

/** Milliseconds from Back to the painted list. */
const backBudget = 100;

/** Records times in milliseconds under the name of what was measured. The default budget is that of interactions. */
export type Note = (name: string, times: readonly number[], budget?: number) => void;

/** A screen, and what a member does there. */
export interface Scenario {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** Before the first round. */
  prepare?: (page: Page) => Promise<unknown>;
  round: (page: Page, note: Note, round: number) => Promise<unknown>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** What `bench:interactions` does. */
export const scenarios: readonly Scenario[] = [
  { name: 'search', path: '/marketplace', viewport: phone, round: typeInSearch },
  { name: 'filters', path: '/marketplace', viewport: phone, round: toggleFilter },
  { name: 'grid', path: '/marketplace?sort=newest', viewport: phone, prepare: showManyCards, round: openAndGoBack },
  { name: 'map', path: '/marketplace?view=map', viewport: desktop, prepare: showMap, round: dragMap },
  { name: 'board', path: '/pipeline', viewport: desktop, round: dragCard },
  { name: 'conversation', path: '/messages', viewport: phone, round: openConversation },
];

/** Until responses have arrived and are drawn. */
const settle = (page: Page) => page.waitForTimeout(1500);

async function typeInSearch(page: Page, note: Note) {
  const field = page.getByRole('combobox', { name: 'Search listings' });
  await field.focus();
  await page.keyboard.type('duplex in memphis tn under 150k', { delay: 120 });
  note('typing in search', (await takeMeasured(page)).interactions);
  await page.keyboard.press('Enter');
  note('running a search', (await takeMeasured(page)).interactions);
  await settle(page);
  await page.goto(new URL('/marketplace', page.url()).href);
  await settle(page);
}

async function toggleFilter(page: Page, note: Note, round: number) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  note('opening the filters', (await takeMeasured(page)).interactions);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: round % 2 === 0 ? 'Multi Family' : 'Condo' }).click();
  note('toggling a filter', (await takeMeasured(page)).interactions);
  await settle(page);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  note('showing filtered listings', (await takeMeasured(page)).interactions);
  await settle(page);
}

/** Scrolls until there are about a hundred cards, then to the middle. */
async function showManyCards(page: Page) {
  while ((await page.locator('main article').count()) < 96) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(200);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await settle(page);
}

async function openAndGoBack(page: Page, note: Note) {
  const top = await page.evaluate(() => window.scrollY);
  const [x, y] = await page.evaluate(() => {
    const links = [...document.querySelectorAll('main article h3 a')].map((link) => link.getBoundingClientRect());
    const shown = links.find((box) => box.top > 200 && box.bottom < window.innerHeight - 100);
    return shown ? [shown.left + 20, shown.top + shown.height / 2] : [0, 0];
  });
  await page.mouse.click(x ?? 0, y ?? 0);
  note('opening a listing', (await takeMeasured(page)).interactions);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  const { ms, off } = await goBackTo(page, top);
  note('back to the grid', [ms], backBudget);
  note('back to the grid: px off', [off], 1);
  await settle(page);
}

/** Waits for the pins. */
async function showMap(page: Page) {
  await page.getByText(/listings on the map/).waitFor({ state: 'attached' });
  await settle(page);
}

async function dragMap(page: Page, note: Note, round: number) {
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox();
  if (!box) throw new Error('The map isn’t shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Every other round closer, and back.
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, round % 2 === 0 ? -400 : 400);
  await page.keyboard.up('Control');
  await settle(page);
  await takeMeasured(page);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(x + (round % 4 < 2 ? 6 : -6) * step, y + 2 * step);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  const { interactions, longFrames } = await takeMeasured(page);
  note('dragging the map', interactions);
  note('dragging the map: long frames', longFrames);
  await settle(page);
}

async function dragCard(page: Page, note: Note, round: number) {
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const [from, to] = round % 2 === 0 ? ['Watching', 'Analyzing'] : ['Analyzing', 'Watching'];
  const card = await column(from ?? '')
    .locator('[data-card]')
    .first()
    .boundingBox();
  const target = await column(to ?? '').boundingBox();
  if (!card || !target) throw new Error('The board has no cards.');
  const start = { x: card.x + card.width / 2, y: card.y + 12 };
  const end = { x: target.x + target.width / 2, y: start.y + 260 };
  await page.mouse.move(start.x, start.y);
  await takeMeasured(page);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1)
    await page.mouse.move(start.x + ((end.x - start.x) * step) / 30, start.y + ((end.y - start.y) * step) / 30);
  await page.mouse.up();
  const { interactions, longFrames } = await takeMeasured(page);
  note('dragging a deal', interactions);
  note('dragging a deal: long frames', longFrames);
  await settle(page);
}

async function openConversation(page: Page, note: Note, round: number) {
  await page
    .getByRole('main')
    .locator('a[href^="/messages/"]')
    .nth(round % 2)
    .click();
  note('opening a conversation', (await takeMeasured(page)).interactions);
  const field = page.getByRole('textbox', { name: /^Message/ });
  await field.fill(`Does Tuesday work? ${round}`);
  await takeMeasured(page);
  await page.keyboard.press('Enter');
  note('sending a message', (await takeMeasured(page)).interactions);
  await settle(page);
  await page.goBack();
  await settle(page);
}
