import type { Page } from '@playwright/test';
import { expect, freshEmail, readRows, test } from '../fixtures';
import { demoMember, type Someone } from '../people';
import { carriedOut, openItem } from '../staff';
import { appUrl } from '../urls';

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
const staff = () => demoMember('staff');

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

  await write(page, email, 'Two lots in Boise.\nShall we talk?');
  await form(page).getByRole('button', { name: 'Send message' }).dblclick();
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toContainText(`We’ll reply to ${email} within 24 hours`);
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
  const card = await openItem(desk, email);
  await expect(card.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}\\?`),
  );
  await card.getByLabel(/note/i).fill('Called back.');
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(desk.getByText('Message resolved')).toBeVisible();
  await carriedOut('Vera Vane');
  await desk.goto(`${appUrl}/staff/messages?state=settled`);
  await expect(await openItem(desk, email)).toContainText('Called back.');
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
  await notice.getByLabel(/^Mailing address/).fill('1 Main St\nAkron, OH 44301');
  await notice.getByLabel(/^I believe in good faith/).check();
  await notice.getByLabel(/Under penalty of perjury/).check();
  await notice.getByLabel(/^Electronic signature/).fill('Vera Vane');
  await notice.getByRole('button', { name: 'Send notice' }).click();
  await expect(notice.getByRole('heading', { name: 'Notice sent' })).toBeFocused();
  const reference = await notice.getByText(/^[0-9A-F]{8}$/).textContent();

  const desk = await newVisitor();
  await (await staff()).enter(desk, '/staff/messages');
  const card = await openItem(desk, email);
  await expect(card).toContainText('Legal notice: Copyright');
  await expect(card).toContainText(reference ?? 'no reference');
  const [opened] = await Promise.all([
    desk.context().waitForEvent('page'),
    card.getByRole('link', { name: `/property/${listing?.id}` }).click(),
  ]);
  await expect(opened.getByRole('button', { name: 'Moderate' })).toBeVisible();
  await opened.close();
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(desk.getByText('Message resolved')).toBeVisible();
});
