import type { Page } from '@playwright/test';
import { anonKey } from '../../supabase/local/server/keys';
import { expect, expectAccessible, freshEmail, readRows, test } from '../fixtures';
import { someone, type Someone } from '../people';
import { appUrl, backendUrl } from '../urls';

interface StoredMessage {
  name: string;
  subject: string;
  message: string;
  user_id: string | null;
  website: string | null;
}

const form = (page: Page) => page.getByRole('region', { name: 'Contact form' });
const field = (page: Page, name: string) => form(page).getByLabel(new RegExp(`^${name}`));
const press = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click();
const thanks = (page: Page) => form(page).getByRole('heading', { name: 'Message Sent!' });
const staff = () => someone('staff@cornerlot.test', 'cornerlot-demo');

/** Opens the page and waits until it is hydrated. */
async function open(page: Page) {
  await page.goto('/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
}

async function write(page: Page, email: string, message: string) {
  await field(page, 'Name').fill('Vera Vane');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').selectOption('partnership');
  await field(page, 'Message').fill(message);
}

/** Reads the storedMessages messages from an email address as staff. */
function storedMessages(reader: Omit<Someone, 'name'>, email: string) {
  return reader.read<StoredMessage>(
    `contact_messages?select=name,subject,message,user_id,website&email=eq.${encodeURIComponent(email)}`,
  );
}

/** Inserts a message through the API like a script would. */
async function sendByApi(email: string, message: string, { website }: { website?: string } = {}): Promise<number> {
  const { status } = await fetch(`${backendUrl}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Vera Vane', email, subject: 'other', message, ...(website && { website }) }),
  });
  return status;
}

test('a visitor sends a message that staff read and close', async ({ page, newVisitor }) => {
  const email = freshEmail('writer');
  await open(page);
  await press(page);
  for (const [name, problem] of [
    ['Name', 'Enter your name'],
    ['Email', 'Enter your email'],
    ['Subject', 'Choose a subject'],
    ['Message', 'Write your message'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);

  await write(page, email, 'Two lots in Boise.\nShall we talk?');
  await form(page).getByRole('button', { name: 'Send message' }).dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toContainText(`We’ll reply to ${email} within 24 hours`);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Send Another Message' }).click();
  for (const name of ['Name', 'Email', 'Company', 'Subject', 'Message'])
    await expect(field(page, name)).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');

  const reader = await staff();
  // Once, even for a double click.
  expect(await storedMessages(reader, email)).toEqual([
    {
      name: 'Vera Vane',
      subject: 'partnership',
      message: 'Two lots in Boise.\nShall we talk?',
      user_id: null,
      website: null,
    },
  ]);
  expect(await readRows('contact_messages?select=message')).toMatchObject({ code: '42501' });
  const desk = await newVisitor();
  await reader.enter(desk, '/staff/messages');
  // Oldest first: messages from other tests may fill earlier pages.
  const card = desk.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    if ((await card.count()) === 0) await desk.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(card.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}\\?`),
  );
  await card.getByLabel(/note/i).fill('Called back.');
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(card).toHaveCount(0);
  await desk.goto(`${appUrl}/staff/messages?state=settled`);
  await expect(card).toContainText('Called back.');
});

test('a visitor sends a copyright notice, which staff see first and can act on', async ({ page, newVisitor }) => {
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at&limit=1');
  const email = freshEmail('owner');
  await page.goto(`/legal-notice?link=/property/${listing?.id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const notice = page.getByRole('region', { name: 'Legal notice' });
  await expect(notice.getByLabel(/^Links/)).toHaveValue(new RegExp(`/property/${listing?.id}$`));
  await notice.getByLabel(/^What is your notice about/).selectOption('Copyright');
  await notice.getByLabel(/^The copyrighted work/).fill('My photo of the porch');
  await notice.getByLabel(/^Your name/).fill('Vera Vane');
  await notice.getByLabel(/^Email/).fill(email);
  await notice.getByRole('button', { name: 'Send notice' }).click();
  await expect(notice.getByLabel(/^Mailing address/)).toBeFocused();
  await expectAccessible(page);
  await notice.getByLabel(/^Mailing address/).fill('1 Main St\nAkron, OH 44301');
  await notice.getByLabel(/^I believe in good faith/).check();
  await notice.getByLabel(/Under penalty of perjury/).check();
  await notice.getByLabel(/^Electronic signature/).fill('Vera Vane');
  await notice.getByRole('button', { name: 'Send notice' }).click();
  await expect(notice.getByRole('heading', { name: 'Notice sent' })).toBeFocused();
  await expectAccessible(page);
  const reference = await notice.getByText(/^[0-9A-F]{8}$/).textContent();

  const desk = await newVisitor();
  await (await staff()).enter(desk, '/staff/messages');
  const card = desk.getByRole('article').filter({ hasText: email });
  await expect(card).toContainText('Legal notice: Copyright');
  await expect(card).toContainText(reference ?? 'no reference');
  await expectAccessible(desk);
  const [opened] = await Promise.all([
    desk.context().waitForEvent('page'),
    card.getByRole('link', { name: `/property/${listing?.id}` }).click(),
  ]);
  await expect(opened.getByRole('button', { name: 'Moderate' })).toBeVisible();
  await opened.close();
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(card).toHaveCount(0);
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('the message survives a reload and is sent exactly once', async ({ page, context }) => {
    const email = freshEmail('cut-off');
    await open(page);
    await write(page, email, 'Still here?');
    await page.route('**/rest/v1/contact_messages**', (route) => route.abort());
    await press(page);
    await expect(form(page).getByRole('alert')).toContainText('We couldn’t send your message.');
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
    for (const [name, value] of [
      ['Name', 'Vera Vane'],
      ['Email', email],
      ['Subject', 'partnership'],
      ['Message', 'Still here?'],
    ] as const) {
      await expect(field(page, name)).toHaveValue(value);
    }

    // The message arrives, but its response is lost, which looks like a failure to the sender.
    await page.unroute('**/rest/v1/contact_messages**');
    await page.route(
      '**/rest/v1/contact_messages**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page);
    await expect(form(page).getByRole('alert')).toContainText('We couldn’t send your message.');

    await context.setOffline(true);
    await press(page);
    await expect(form(page).getByRole('alert')).toContainText('We couldn’t send your message.');
    await expect(field(page, 'Message')).toHaveValue('Still here?');
    await context.setOffline(false);
    await press(page);
    await expect(thanks(page)).toBeVisible();
    expect(await storedMessages(await staff(), email)).toHaveLength(1);
  });
});

test.describe('more than five messages within an hour', () => {
  test.use({ expectedErrors: /Failed to load resource.*400|status of 400/ });

  test('the sixth message from one email address is rejected and its text kept', async ({ page }) => {
    const email = freshEmail('often');
    for (let sent = 0; sent < 5; sent += 1) expect(await sendByApi(email, `Number ${sent}`)).toBe(201);
    await open(page);
    // Another spelling of the same mailbox.
    await write(page, email.replace('@', '+again@').toUpperCase(), 'Number six');
    await press(page);
    await expect(
      form(page).getByText(
        'You’ve sent 5 messages in an hour. We have them; please wait a while before you send another.',
      ),
    ).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Number six');
    expect(await sendByApi(email, 'Number six')).toBe(400);
    const reader = await staff();
    expect(await storedMessages(reader, email)).toHaveLength(5);
    expect(
      await reader.read(`contact_messages?select=id&email=ilike.${encodeURIComponent(email.replace('@', '+again@'))}`),
    ).toEqual([]);
  });
});

test('a bot that fills in the hidden field is thanked and nothing is stored', async ({ page }) => {
  const email = freshEmail('bot');
  // More than the limit, but never rejected: discarded messages don’t count.
  for (let sent = 0; sent < 6; sent += 1)
    expect(await sendByApi(email, 'Buy links', { website: 'https://bots.example' })).toBe(201);
  await open(page);
  await write(page, email, 'Buy links');
  const trap = page.locator('input[name=website]');
  await expect(form(page).getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://bots.example'));
  await press(page);
  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(await staff(), email)).toEqual([]);
});

test('a member’s email is filled in and the message is linked to their account', async ({ page }) => {
  const member = await someone('partner@cornerlot.test', 'cornerlot-demo');
  await member.enter(page, '/dashboard');
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(member.email);
  // A different email address, so that this doesn’t count toward either limit.
  const email = freshEmail('theirs');
  await write(page, email, 'From within');
  await press(page);
  await expect(thanks(page)).toBeVisible();
  expect(await storedMessages(await staff(), email)).toMatchObject([{ message: 'From within', user_id: member.id }]);
});
