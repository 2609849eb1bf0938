import type { Page } from '@playwright/test';
import { expect, readRows, test } from '../fixtures';
import { demoMember, makeMember } from '../people';
import { appUrl, publicUrl } from '../urls';
import { randomWord } from '../words';

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

test('a visitor finds a listing by keyboard and is invited to sign up for more @phone-only', async ({ page }) => {
  const [listing] = await readRows<{ id: string; title: string }>(
    'properties?select=id,title&status=eq.active&order=created_at.desc&limit=1',
  );
  if (!listing) throw new Error('There is no listing.');
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
  await list.getByRole('option', { name: 'Sign up for full search results' }).click();
  await expect(page).toHaveURL(`${publicUrl}/signup?search=nobody+has+such+a+thing`);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('members find members, posts, and topics, and unconfirmed members find no members', async ({
  page,
  newVisitor,
}) => {
  const word = `zq${randomWord()}`;
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

  await reader.enter(page, '/dashboard');
  const field = await openSearch(page);
  await field.fill(word);
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(list.getByRole('group', { name: 'Members' }).getByRole('option', { name: writer.name })).toBeVisible();
  await expect(list.getByRole('option', { name: `Partner ${word}` })).toContainText(`Post by ${writer.name}`);
  await expect(page.getByText('Powered by AI - Results may vary')).toBeVisible();
  await list.getByRole('option', { name: `Roofs ${word}` }).click();
  await expect(page).toHaveURL(`${appUrl}/community/forums/${forum.id}/topics/${topic}`);
  await expect(page.getByRole('heading', { level: 1, name: `Roofs ${word}` })).toBeVisible();

  await page.goto(`${publicUrl}/about`);
  const onPublic = await openSearch(page);
  await onPublic.fill(word);
  await list.getByRole('option', { name: writer.name }).first().click();
  await expect(page).toHaveURL(`${appUrl}/community/members/${writer.id}`);

  const unconfirmed = await newVisitor();
  await (await demoMember('unconfirmed')).enter(unconfirmed, '/dashboard');
  const theirs = await openSearch(unconfirmed);
  await theirs.fill(word);
  const found = unconfirmed.getByRole('listbox', { name: 'Search results' });
  await expect(found.getByRole('option', { name: `Roofs ${word}` })).toBeVisible();
  await expect(found.getByRole('group', { name: 'Members' })).toHaveCount(0);
});
