import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demoMember, makeMember, type Someone } from '../people';
import { plainPicture } from '../pictures';
import { appUrl } from '../urls';

/** Connects two members so that they can message each other. */
async function connect(one: Someone, other: Someone) {
  await one.post('connections', { sender_id: one.id, receiver_id: other.id });
  await other.post('connections', { sender_id: other.id, receiver_id: one.id });
}

const conversation = ({ id }: Someone) => `/messages/${id}`;
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message/ });
const unreadMessages = (page: Page, count: number) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: count === 0 ? /^Messages$/ : new RegExp(String.raw`^Messages\s?, ${count} unread`) });

test('two members exchange live messages with a picture @pictures', async ({ page, newVisitor }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await connect(ada, ben);
  const other = await newVisitor();
  await ben.enter(other, '/dashboard');
  await expect(unreadMessages(other, 0)).toBeVisible();
  await ada.enter(page, conversation(ben));

  await composer(page).fill('Is the roof new?');
  await composer(page).press('Enter');
  await expect(page.getByRole('main').getByText('Is the roof new?').last()).toBeVisible();
  await expect(composer(page)).toHaveValue('');

  await unreadMessages(other, 1).click();
  await other.getByRole('textbox', { name: 'Search messages' }).fill('ROOF new');
  await expect(other.getByText('1 conversation found')).toBeAttached();
  await other
    .getByRole('main')
    .getByRole('link', { name: new RegExp(ada.name) })
    .click();
  await expect(other.getByRole('main').getByText('Is the roof new?').last()).toBeVisible();
  await expect(unreadMessages(other, 0)).toBeVisible();
  await expect(page.getByText(/ · Read$/)).toBeVisible();

  await Promise.all([
    expect(page.getByText(`${ben.name} is typing`)).toBeVisible(),
    composer(other).pressSequentially('Since 2021, see', { delay: 60 }),
  ]);
  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles(await plainPicture('roof.png'));
  await expect(other.getByRole('button', { name: /Remove roof/ })).toBeVisible();
  await expect(other.getByRole('progressbar')).toHaveCount(0);
  await composer(other).press('Enter');
  await expect(page.getByRole('main').getByText('Since 2021, see').last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^roof/ })).toBeVisible();
  await expect(page.getByText(`${ben.name} is typing`)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('main').getByText('Since 2021, see').last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^roof/ })).toBeVisible();
});

test('a topic gets nested replies, and a deleted reply keeps its place', async ({ page, newVisitor }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ada.enter(page, '/community/forums');
  await page.getByRole('button', { name: 'Create Forum' }).first().click();
  const title = `Forum of ${ada.name}`;
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await page.getByRole('dialog').getByLabel('Description').fill('What the county records do not say.');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Forum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'New Topic' }).first().click();
  await page.getByLabel('Title').fill('Probate leads');
  await page.getByLabel('Your post').fill('Where do you begin?');
  await page.getByRole('button', { name: 'Post topic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Probate leads' })).toBeVisible();
  const address = page.url().replace(/#.*/, '');

  const other = await newVisitor();
  await ben.enter(other, '/community/forums');
  await other.goto(address);
  const post = (shown: Page, text: string) => shown.getByRole('article').filter({ hasText: text });
  await other.getByRole('textbox', { name: 'Your reply' }).fill('At the courthouse.');
  await other.getByRole('button', { name: 'Post reply' }).click();
  await expect(post(other, 'At the courthouse.')).toBeVisible();

  // The bell links to the reply.
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(post(page, 'At the courthouse.')).toBeVisible();
  await post(page, 'At the courthouse.')
    .getByRole('button', { name: /^Reply/ })
    .click();
  await page.getByRole('textbox', { name: /reply/i }).last().fill('Every Tuesday?');
  await page.getByRole('button', { name: 'Post reply' }).last().click();
  await expect(post(page, 'Every Tuesday?')).toBeVisible();

  await other.reload();
  // What the browser kept is shown first, and what arrives takes its place.
  await expect(post(other, 'Every Tuesday?')).toBeVisible();
  await post(other, 'At the courthouse.').getByRole('button', { name: 'More about this post' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('This post was deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This post was deleted.')).toBeVisible();
  await expect(page.getByText('At the courthouse.')).toHaveCount(0);
  await expect(post(page, 'Every Tuesday?')).toBeVisible();
  await page.goto(`${appUrl}/community/forums/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Forum not found')).toBeVisible();
});

test('a post is filtered, announced live, and liked by two members', async ({ page, newVisitor }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  const other = await newVisitor();
  await ben.enter(other, '/community?filter=private_money');
  await expect(other.getByRole('button', { name: 'Private Money' })).toHaveAttribute('aria-pressed', 'true');
  await ada.enter(page, '/community');
  await page.getByRole('button', { name: 'Create Post' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  const title = `Bridge money by ${ada.name}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Content').fill('Ten percent, two points, <b>first lien</b> https://example.com/terms');
  await dialog.getByLabel('Tags').fill(' bridge, , first lien ');
  await dialog.getByLabel('Topic').selectOption('Private Money');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  const card = (shown: Page) => shown.getByRole('article').filter({ hasText: title });
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('<b>first lien</b>');

  await other.getByRole('button', { name: /new post/ }).click();
  await expect(card(other)).toBeVisible();
  await card(page).getByRole('button', { name: /^Like/ }).click();
  await expect.poll(() => ada.read('feed_likes?select=post_id')).toHaveLength(1);
  await card(other).getByRole('button', { name: /^Like/ }).click();
  await expect(card(other).getByRole('button', { name: /2 likes/ })).toBeVisible();
  await page.goto(`${appUrl}/community?filter=investments`);
  await expect(card(page)).toHaveCount(0);
  await page.goto(`${appUrl}/community?filter=private_money`);
  await expect(card(page).getByRole('button', { name: /2 likes/ })).toBeVisible();
  await card(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/community\/posts\//);
  await other.goto(page.url());
  await other.getByLabel('Add a comment').fill('Send me the terms.');
  await other.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(other.getByText('Send me the terms.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Send me the terms.')).toBeVisible();
});

test('a full event has a waitlist that moves up when someone cancels', async ({ page, newVisitor }) => {
  const [ada, ben, host] = [await makeMember('Ada'), await makeMember('Ben'), await makeMember('Host')];
  const staff = await demoMember('staff');
  const eventId = crypto.randomUUID();
  const title = `Walk-through with ${host.name}`;
  const day = 24 * 60 * 60 * 1000;
  const startsAt = new Date(Date.now() + 9 * day);
  await host.post('rpc/save_event', {
    event_id: eventId,
    title,
    description: 'Bring boots.',
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + 7_200_000).toISOString(),
    time_zone: 'America/Chicago',
    format: 'online',
    exclusive: false,
    capacity: 1,
  });
  await staff.post('rpc/decide_event', { event_id: eventId, decision: 'published' });

  const other = await newVisitor();
  await ada.enter(page, `/community/events/${eventId}`);
  await ben.enter(other, `/community/events/${eventId}`);
  await page.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByRole('main').getByText(/You’re registered/)).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: /waitlist/i }).click();
  await expect(other.getByRole('main').getByText(/You’re on the waitlist/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  await page.getByRole('button', { name: /Cancel registration/ }).click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: /Cancel registration/ }).click();
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('link', { name: new RegExp(title) }).click();
  await expect(other.getByRole('main').getByText(/You’re registered/)).toBeVisible();
});
