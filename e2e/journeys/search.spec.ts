import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, readRows, test } from '../fixtures';
import { makeMember, someone } from '../people';
import { appUrl, publicUrl } from '../urls';

/** The search field in the header, which has to be opened on phones. */
async function openSearch(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const field = page.getByRole('combobox', { name: 'Search Cornerlot' });
  const openButton = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await expect(field.or(openButton).first()).toBeVisible();
  if (await openButton.isVisible()) await openButton.click();
  await expect(field).toBeVisible();
  return field;
}

const theme = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

test('a visitor finds a listing by keyboard and is invited to sign up for more @phone', async ({ page }) => {
  const [listing] = await readRows<{ id: string; title: string }>(
    'properties?select=id,title&status=eq.active&order=created_at.desc&limit=1',
  );
  if (!listing) throw new Error('There is no listing.');
  await theme(page, 'light');
  await page.goto('/about');
  const field = await openSearch(page);
  await field.fill(listing.title.slice(0, -3));
  await field.pressSequentially(listing.title.slice(-3));
  const list = page.getByRole('listbox', { name: 'Search results' });
  const option = list.getByRole('option', { name: listing.title }).first();
  await expect(option).toHaveAttribute('href', /^\/property\//);
  // The results of the whole text, not of its beginning.
  await expect(list).not.toHaveAttribute('aria-busy');
  await expect(list.getByRole('group', { name: /Members|Posts/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await theme(page, 'dark');
  await expectAccessible(page, 'colors');

  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(listing.title);
  // Opens the list and moves to the first option.
  await field.press('ArrowDown');
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  const target = String(await option.getAttribute('href'));
  await field.press('Enter');
  await expect(page).toHaveURL(publicUrl + target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${publicUrl}/about`);
  await expect(list).toBeHidden();

  const again = await openSearch(page);
  await again.fill('nobody has such a thing');
  await expect(page.getByText('No matches for “nobody has such a thing”')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('option', { name: 'Sign up for full search results' }).click();
  await expect(page).toHaveURL(`${publicUrl}/signup?search=nobody+has+such+a+thing`);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('Enter searches the marketplace @phone', async ({ page }) => {
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('  columbus ');
  await field.press('Enter');
  await expect(page).toHaveURL(`${publicUrl}/marketplace?search=columbus`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Columbus', { timeout: 30_000 });
});

test('a sentence becomes filters that a link shares @phone', async ({ page, newVisitor }) => {
  await page.goto('/');
  const field = await openSearch(page);
  await field.fill('single family in ohio under 2m');
  await field.press('Enter');
  const url = `${publicUrl}/marketplace?states=OH&types=single-family&price=-2000000`;
  await expect(page).toHaveURL(url);
  const other = await newVisitor();
  await other.goto(url);
  for (const reader of [page, other]) {
    const chips = reader.getByRole('group', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toContainText(['Ohio', 'Single Family', 'Under $2M', 'Clear all filters']);
    await expect(reader.getByRole('main').getByRole('article').first()).toContainText(', OH ', { timeout: 30_000 });
  }
  await expectAccessible(page);

  // Typed in the marketplace, a sentence adds to the filters.
  const own = page.getByRole('combobox', { name: 'Search listings' });
  await own.fill('shelby county no jv moonbeam');
  await own.press('Enter');
  await expect(page.getByText('Searched as text: “moonbeam”.')).toBeVisible();
  await page.getByRole('button', { name: 'Shelby County, TN' }).click();
  await expect(page).toHaveURL(/search=moonbeam&states=OH&places=county:Shelby,\+TN&types=single-family.*&no-jv=1/);
  await expectAccessible(page);
});

test('a place chosen by keyboard in the marketplace is a chip that a link shares @phone', async ({
  page,
  newVisitor,
}) => {
  await theme(page, 'light');
  await page.goto('/marketplace');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  const field = page.getByRole('combobox', { name: 'Search listings' });
  await field.focus();
  await page.keyboard.type('shelby coun');
  const list = page.getByRole('listbox', { name: 'Search results' });
  const places = list.getByRole('group', { name: 'Places' }).getByRole('option');
  // The name is that of several counties.
  await expect(places.filter({ hasText: 'Shelby County' }).nth(1)).toBeVisible();
  await expect(list).not.toHaveAttribute('aria-busy');
  for (const box of await places.all()) {
    const isPhone = (page.viewportSize()?.width ?? 0) < 800;
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(isPhone ? 44 : 40);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await theme(page, 'dark');
  await expectAccessible(page, 'colors');
  const names = await places.allTextContents();
  await page.keyboard.press('ArrowDown');
  await expect(places.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?places=county:Shelby,\+[A-Z]{2}$/);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(list).toBeHidden();

  const other = await newVisitor();
  await other.goto(page.url());
  for (const reader of [page, other]) {
    const chips = reader.getByRole('group', { name: 'Active filters' }).getByRole('button');
    await expect(chips.first()).toHaveText(String(names[0]).replace(/ ?County$/, ''));
  }
  await expectAccessible(page);
});

test('a place chosen by keyboard at home is a filter, and its radius is chosen in the drawer @phone', async ({
  page,
}) => {
  await theme(page, 'light');
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const field = page.getByRole('combobox', { name: 'Search properties' });
  await field.focus();
  await page.keyboard.type('memphis tn');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(list.getByRole('option', { name: /^Memphis, TN/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await theme(page, 'dark');
  await expectAccessible(page, 'colors');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${publicUrl}/marketplace?places=city:Memphis,+TN`);
  await expect(page.getByRole('button', { name: 'Remove Memphis, TN' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('combobox', { name: 'Distance from Memphis, TN' }).selectOption('Within 25 miles');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(`${publicUrl}/marketplace?places=city:Memphis%2B25,+TN`);
  await expect(page.getByRole('button', { name: 'Remove Within 25 miles of Memphis, TN' })).toBeVisible();
});

test('members find members, posts, and topics, and unconfirmed members find no members @phone', async ({
  page,
  newVisitor,
}) => {
  const word = `zq${randomBytes(5).toString('hex')}`;
  const [reader, writer] = await Promise.all([makeMember('Reader'), makeMember(`Writer ${word}`)]);
  const [forum] = await writer.read<{ id: string }>('forums?select=id&order=created_at&limit=1');
  if (!forum) throw new Error('There is no forum.');
  const topic = String(
    await writer.post('rpc/create_topic', {
      forum_id: forum.id,
      title: `Roofs ${word}`,
      content: 'How long do they last?',
    }),
  );
  await writer.post('feed_posts', { user_id: writer.id, title: `Partner ${word}`, content: 'Wanted.' });

  await theme(page, 'light');
  await reader.enter(page, '/dashboard');
  const field = await openSearch(page);
  await field.fill(word);
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(list.getByRole('group', { name: 'Members' }).getByRole('option', { name: writer.name })).toBeVisible();
  await expect(list.getByRole('option', { name: `Partner ${word}` })).toContainText(`Post by ${writer.name}`);
  await expect(page.getByText('Powered by AI - Results may vary')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await theme(page, 'dark');
  await expectAccessible(page, 'colors');
  await list.getByRole('option', { name: `Roofs ${word}` }).click();
  await expect(page).toHaveURL(`${appUrl}/community/forums/${forum.id}/topics/${topic}`);
  await expect(page.getByRole('heading', { level: 1, name: `Roofs ${word}` })).toBeVisible();

  await page.goto(`${publicUrl}/about`);
  const onPublic = await openSearch(page);
  await onPublic.fill(word);
  await list.getByRole('option', { name: writer.name }).first().click();
  await expect(page).toHaveURL(`${appUrl}/community/members/${writer.id}`);

  const unconfirmed = await newVisitor();
  await (await someone('unconfirmed@cornerlot.test', 'cornerlot-demo')).enter(unconfirmed, '/dashboard');
  const theirs = await openSearch(unconfirmed);
  await theirs.fill(word);
  const found = unconfirmed.getByRole('listbox', { name: 'Search results' });
  await expect(found.getByRole('option', { name: `Roofs ${word}` })).toBeVisible();
  await expect(found.getByRole('group', { name: 'Members' })).toHaveCount(0);

  const visitor = await newVisitor();
  await visitor.goto('/about');
  const visitorSearch = await openSearch(visitor);
  await visitorSearch.fill(word);
  await expect(visitor.getByText(`No matches for “${word}”`)).toBeVisible();
});

test.describe('when the search fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('it shows an error, and Retry works', async ({ page }) => {
    let broken = true;
    await page.route('**/rest/v1/rpc/search_site', (route) =>
      broken && route.request().method() !== 'OPTIONS' ? route.abort() : route.continue(),
    );
    await page.goto('/about');
    const field = await openSearch(page);
    await field.fill('columbus');
    await expect(page.getByText('Search isn’t working right now')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    broken = false;
    await page.getByRole('option', { name: 'Retry' }).click();
    await expect(page.getByRole('option', { name: /Columbus, OH/ }).first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});
