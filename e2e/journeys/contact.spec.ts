import type { Page } from '@playwright/test';
import { anonKey } from '../../supabase/local/keys';
import { expect, expectAccessible, freshEmail, readRows, test } from '../fixtures';
import { someone, type Someone } from '../people';
import { appUrl, backendUrl } from '../ports';

interface Written {
  name: string;
  subject: string;
  message: string;
  user_id: string | null;
  website: string | null;
}

const form = (page: Page) => page.getByRole('region', { name: 'Contact form' });
const field = (page: Page, name: string) => form(page).getByLabel(new RegExp(`^${name}`));
const press = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();
const thanks = (page: Page) => form(page).getByRole('heading', { name: 'Message Sent!' });
const staff = () => someone('staff@cornerlot.test', 'cornerlot-demo');

/** Opens the page and waits until it takes what is typed. */
async function open(page: Page) {
  await page.goto('/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
}

async function write(page: Page, email: string, message: string) {
  await field(page, 'Name').fill('Vera Vane');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').selectOption('partnership');
  await field(page, 'Message').fill(message);
}

/** What is kept of the messages of an address, as staff read it. */
function stored(reader: Omit<Someone, 'name'>, email: string) {
  return reader.read<Written>(
    `contact_messages?select=name,subject,message,user_id,website&email=eq.${encodeURIComponent(email)}`,
  );
}

/** Writes to the table itself, as a program does. `from`: the network address, as the gateway before the database tells it. */
async function sendByApi(
  email: string,
  message: string,
  { website, from }: { website?: string; from?: string } = {},
): Promise<number> {
  const { status } = await fetch(`${backendUrl}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify({ name: 'Vera Vane', email, subject: 'other', message, ...(website && { website }) }),
  });
  return status;
}

test('a visitor writes; staff read it and settle it', async ({ page, newVisitor }) => {
  const email = freshEmail('writer');
  await open(page);
  await press(page);
  for (const [name, problem] of [
    ['Name', 'Enter your name'],
    ['Email', 'Enter your email'],
    ['Subject', 'Choose what it is about'],
    ['Message', 'Write your message'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);

  await write(page, email, 'Two lots in Boise.\nShall we talk?');
  await form(page).getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toContainText(`We will answer ${email} within 24 hours`);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Send Another Message' }).click();
  for (const name of ['Name', 'Email', 'Company', 'Subject', 'Message'])
    await expect(field(page, name)).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');

  const reader = await staff();
  // Once, for a double click too.
  expect(await stored(reader, email)).toEqual([
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
  // The oldest are first: what was written in the meantime by others may fill pages before it.
  const card = desk.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    if ((await card.count()) === 0) await desk.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(card.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}\\?`),
  );
  await card.getByLabel(/note/i).fill('Called back.');
  await card.getByRole('button', { name: /settle/i }).click();
  await expect(card).toHaveCount(0);
  await desk.goto(`${appUrl}/staff/messages?state=settled`);
  await expect(card).toContainText('Called back.');
});

test.describe('when nothing gets through', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('what was typed stays, over a reload too, and the next try sends it once', async ({ page, context }) => {
    const email = freshEmail('cut-off');
    await open(page);
    await write(page, email, 'Still here?');
    await page.route('**/rest/v1/contact_messages**', (route) => route.abort());
    await press(page);
    await expect(form(page).getByRole('alert')).toContainText('Your message was not sent.');
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    for (const [name, value] of [
      ['Name', 'Vera Vane'],
      ['Email', email],
      ['Subject', 'partnership'],
      ['Message', 'Still here?'],
    ] as const) {
      await expect(field(page, name)).toHaveValue(value);
    }

    // It arrives, and its answer does not: to the one who writes the same as nothing.
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
    await expect(form(page).getByRole('alert')).toContainText('Your message was not sent.');

    await context.setOffline(true);
    await press(page);
    await expect(form(page).getByRole('alert')).toContainText('Your message was not sent.');
    await expect(field(page, 'Message')).toHaveValue('Still here?');
    await context.setOffline(false);
    await press(page);
    await expect(thanks(page)).toBeVisible();
    expect(await stored(await staff(), email)).toHaveLength(1);
  });
});

test.describe('more than five within an hour', () => {
  test.use({ expectedErrors: /Failed to load resource.*400|status of 400/ });

  test('the sixth message of an address is refused by the database, with its text in place', async ({ page }) => {
    const email = freshEmail('often');
    for (let sent = 0; sent < 5; sent += 1) expect(await sendByApi(email, `Number ${sent}`)).toBe(201);
    await open(page);
    // Another way to write the same mailbox.
    await write(page, email.replace('@', '+again@').toUpperCase(), 'Number six');
    await press(page);
    await expect(
      form(page).getByText(
        'You have sent 5 messages within an hour. We have them; please wait a while before you send another.',
      ),
    ).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Number six');
    expect(await sendByApi(email, 'Number six')).toBe(400);
    const reader = await staff();
    expect(await stored(reader, email)).toHaveLength(5);
    expect(
      await reader.read(`contact_messages?select=id&email=ilike.${encodeURIComponent(email.replace('@', '+again@'))}`),
    ).toEqual([]);
  });
});

test('the sixth message from one network is refused, whatever mailboxes it names', async ({}, { project, retry }) => {
  // Of the addresses kept for examples, one for each run of this test.
  const from = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:${project.name.length}${retry}`;
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1)
    statuses.push(await sendByApi(freshEmail('network'), 'From here', { from: `${from}::${sent}` }));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 400]);
  expect(await sendByApi(freshEmail('network'), 'From there', { from: '2001:db8::1' })).toBe(201);
});

test('a bot that fills in what people do not see is thanked, and nothing of it is kept', async ({ page }) => {
  const email = freshEmail('bot');
  // More than the limit, and never refused: what is dropped is not counted either.
  for (let sent = 0; sent < 6; sent += 1)
    expect(await sendByApi(email, 'Buy links', { website: 'https://bots.example' })).toBe(201);
  await open(page);
  await write(page, email, 'Buy links');
  const trap = page.locator('input[name=website]');
  await expect(form(page).getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://bots.example'));
  await press(page);
  await expect(thanks(page)).toBeVisible();
  expect(await stored(await staff(), email)).toEqual([]);
});

test('a member finds their email there, and the message is known as theirs', async ({ page }) => {
  const member = await someone('partner@cornerlot.test', 'cornerlot-demo');
  await member.enter(page, '/dashboard');
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(member.email);
  // The mailbox of somebody else, so that the limit of neither is used up.
  const email = freshEmail('theirs');
  await write(page, email, 'From within');
  await press(page);
  await expect(thanks(page)).toBeVisible();
  expect(await stored(await staff(), email)).toMatchObject([{ message: 'From within', user_id: member.id }]);
});
