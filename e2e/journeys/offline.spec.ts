import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openDeal } from '../deals';
import { expect, readRows, test } from '../fixtures';
import { makeMember, signOutByMenu } from '../people';
import { appUrl, publicUrl } from '../urls';

test.use({ serviceWorkers: 'allow' });

/** What stays in this browser when a session ends: see `deviceKeys`. */
const deviceKeys = ['sb-auth-token', 'sb-last-session', 'last-member', 'install-offer', 'scroll-positions'];

/**
 * What the app's host keeps of members in this browser, as text: its database, what its caches have of other hosts, and
 * local and session storage.
 */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async (ofDevice) => {
    const request = indexedDB.open('member');
    // Without a version, opening would create it.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    });
    const all = database?.transaction('kept').objectStore('kept').getAll();
    const values = await new Promise((resolve) => {
      if (all) all.addEventListener('success', () => resolve(all.result));
      else resolve([]);
    });
    database?.close();
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const urls = cached.flat().map(({ url }) => url);
    const items = [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .filter(([key]) => !ofDevice.includes(key));
    return JSON.stringify([values, urls.filter((url) => !url.startsWith(location.origin)), items]);
  }, deviceKeys);
}

const nothing = JSON.stringify([[], [], []]);

test('what one member loaded is shown right away, and gone after signing out or in as another @pictures', async ({
  page,
}) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ada.post('pipeline_cards', { user_id: ada.id, title: `Deal of ${ada.name}`, stage: 'watching' });
  await ada.enter(page, '/marketplace');
  await expect.poll(() => storedIn(page)).toContain('/storage/v1/render/image/public/images/');
  await page.goto(`${appUrl}/pipeline`);
  await expect.poll(() => storedIn(page)).toMatch(new RegExp(String.raw`"html":"(\\.|[^"\\])*Deal of ${ada.name}`));
  await page.goto(`${appUrl}/marketplace/submit`);
  await page.getByLabel('Title').fill(`House of ${ada.name}`);
  await expect.poll(() => storedIn(page)).toContain(`House of ${ada.name}`);
  await page.goto(`${appUrl}/pipeline`);
  await page.addInitScript(() => {
    const watch = () => {
      const text = document.querySelector('[data-snapshot]')?.textContent;
      if (text) Object.assign(globalThis, { shownAtOnce: text });
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('[data-snapshot]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Deal of ${ada.name}` }).first()).toBeVisible();
  expect(await page.evaluate('globalThis.shownAtOnce')).toContain(`Deal of ${ada.name}`);

  await ben.enter(page, '/pipeline');
  await expect.poll(() => storedIn(page)).toContain(ben.id);
  expect(String(await page.evaluate('globalThis.shownAtOnce'))).not.toContain(ada.name);
  expect(await storedIn(page)).not.toContain(ada.id);
  expect(await storedIn(page)).not.toContain(ada.name);
  // Pictures go right after the database.
  await expect.poll(() => storedIn(page)).not.toContain('/storage/');

  await page.goto(`${publicUrl}/about`);
  await signOutByMenu(page);
  await expect(page).toHaveURL(`${publicUrl}/`);
  await page.goto(`${appUrl}/manifest.json`);
  expect(await storedIn(page)).toBe(nothing);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test('a member reads what earlier visits loaded, and what they do arrives once @pictures', async ({ page }) => {
    const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
    const deal = await openDeal(ben, ada);
    const [listing] = await readRows<{ id: string; title: string }>(
      'properties?select=id,title&images=neq.{}&monthly_rent=gt.0&limit=1',
    );
    if (!listing) throw new Error('The demo has no listing with pictures');
    await ada.post('saved_listings', { user_id: ada.id, property_id: listing.id });
    const card = { id: randomUUID(), user_id: ada.id, title: 'Corner lot on Lavaca', stage: 'watching' };
    await ada.post('pipeline_cards', card);
    const task = { id: randomUUID(), user_id: ada.id, card_id: card.id, title: 'Call the seller' };
    await ada.post('pipeline_tasks', task);
    const message = { recipient_id: ada.id, message_id: randomUUID(), content: 'Keys are under the mat.' };
    await ben.post('rpc/send_message', message);

    const main = page.getByRole('main');
    // Each with parts of what the browser keeps of it, mostly the keys of its queries.
    const screens: [string, string[], () => Promise<void>][] = [
      [
        '/saved',
        [`["marketplace","list","saved","${ada.id}"]`],
        async () => {
          const picture = main.getByRole('img', { name: listing.title }).or(main.locator('article img')).first();
          await expect(main.getByText(listing.title).first()).toBeVisible();
          await expect
            .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
            .toBeGreaterThan(0);
        },
      ],
      [
        `/marketplace/${listing.id}`,
        [`["marketplace","listing","${listing.id}"]`, '"likes":'],
        async () => {
          await main.getByRole('link', { name: 'Run the numbers' }).click();
          await expect(main.getByRole('heading', { name: 'What price meets your targets?' })).toBeVisible();
        },
      ],
      [
        '/deals',
        ['offers', 'deals', 'invitations'].map((name) => `["deals","list","${ada.id}","${name}"]`),
        () => expect(main.getByText(/Sycamore ranch/).first()).toBeVisible(),
      ],
      [
        `/deals/${deal.id}`,
        [`["deals","deal","${ada.id}","${deal.id}"]`, '"earnest":'],
        () => expect(main.getByRole('region', { name: /Milestones|Deadlines/ })).toBeVisible(),
      ],
      [
        `/pipeline?card=${card.id}`,
        [`["pipeline","${ada.id}","board"]`, `["pipeline","${ada.id}","card","${card.id}"]`],
        () => expect(page.getByText('Call the seller').first()).toBeVisible(),
      ],
      [
        `/messages/${ben.id}`,
        [`["messaging","${ada.id}","live","conversation","${ben.id}"]`, '"attachments":'],
        () =>
          expect(
            main.getByRole('region', { name: `Messages with ${ben.name}` }).getByText(message.content),
          ).toBeVisible(),
      ],
      ['/marketplace/submit', [], () => expect(page.getByLabel('Title')).toHaveValue('Duplex by the river')],
    ];
    await ada.enter(page, '/marketplace/submit');
    await page.getByLabel('Title').fill('Duplex by the river');
    // Pictures of the next pages are kept as they load.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const [path, kept, seen] of screens) {
      await page.goto(appUrl + path);
      await seen();
      for (const part of kept) await expect.poll(() => storedIn(page)).toContain(part);
    }
    await page.context().setOffline(true);
    for (const [path, , seen] of screens) {
      await page.goto(appUrl + path);
      await seen();
      await expect(page.getByText(/You’re offline/)).toBeVisible();
    }

    await page.goto(`${appUrl}/messages/${ben.id}`);
    await page.getByRole('textbox', { name: `Message ${ben.name}` }).fill('On my way.');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Waiting for a connection')).toBeVisible();
    await page.getByRole('textbox', { name: `Message ${ben.name}` }).fill('Half a mess');
    await expect.poll(() => storedIn(page)).toContain('Half a mess');
    await page.goto(`${appUrl}/pipeline?card=${card.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await dialog.getByLabel('What to do').fill('Order the survey');
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(dialog.getByText('Waiting for a connection')).toHaveCount(1);
    await dialog.getByRole('button', { name: `Edit ${task.title}` }).click();
    await dialog.getByLabel('What to do').fill('Call the seller twice');
    await dialog.getByRole('button', { name: 'Save task' }).click();
    await expect(dialog.getByText('Waiting for a connection')).toHaveCount(2);
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Alley access.');
    await expect(dialog.getByText('Waiting for a connection')).toHaveCount(3);
    await page.goto(`${appUrl}/marketplace/${listing.id}`);
    await main.getByRole('button', { name: 'Saved' }).click();
    await expect(main.getByRole('button', { name: 'Save, waiting for a connection' })).toBeVisible();
    await main.getByRole('button', { name: /^Dislike/ }).click();
    await expect(main.getByText(/Your vote is waiting/)).toBeVisible();
    await expect(page.getByText('6 changes will be sent')).toBeVisible();
    await page.close();

    // What was changed elsewhere isn't overwritten.
    await ada.change(`pipeline_tasks?id=eq.${task.id}`, { title: 'Call the agent' });
    const context = page.context();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${appUrl}/deals`);
    const conflict = next.getByRole('alert').filter({ hasText: 'The task “Call the seller twice” wasn’t saved.' });
    await expect(conflict).toContainText('The task was changed in another tab or on another device.');
    const sent = await ben.read<{ content: string }>(`messages?select=content&user_id=eq.${ada.id}`);
    expect(sent).toEqual([{ content: 'On my way.' }]);
    const [stored] = await ada.read(`pipeline_cards?select=notes,tasks:pipeline_tasks(title)&id=eq.${card.id}`);
    expect(stored).toEqual({
      notes: 'Alley access.',
      tasks: expect.arrayContaining([{ title: 'Call the agent' }, { title: 'Order the survey' }]),
    });
    await expect.poll(() => ada.read(`saved_listings?select=property_id&user_id=eq.${ada.id}`)).toEqual([]);
    await expect
      .poll(() => ada.read(`property_feedback?select=feedback_type&user_id=eq.${ada.id}`))
      .toEqual([{ feedback_type: 'dislike' }]);
    await conflict.getByRole('button', { name: 'Discard' }).click();
    await expect(next.getByRole('alert')).toHaveCount(0);
    await next.goto(`${appUrl}/messages/${ben.id}`);
    await expect(next.getByRole('textbox', { name: `Message ${ben.name}` })).toHaveValue('Half a mess');
  });

  test('a member signs out by a menu that was never opened', async ({ page }) => {
    await (await makeMember('Ada')).enter(page, '/dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You’re signed out')).toBeVisible();
    expect(await storedIn(page)).toBe(nothing);
    await page.context().setOffline(false);
    await expect(page).toHaveURL(`${publicUrl}/`);
  });
});

test.describe('after a deployment', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /404|Failed to (fetch|load)/ });

  test('a page whose code is gone says so, and lets the member reload or sign out', async ({ page }) => {
    await (await makeMember('Ada')).enter(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Your account' }).click();
    const updated = page.getByRole('alert').filter({ hasText: 'This page was updated' });
    await expect(updated.getByRole('button', { name: 'Reload' })).toBeVisible();
    const menu = page.getByRole('alert').filter({ hasText: 'We couldn’t load your account menu' });
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${publicUrl}/`);
  });
});
