import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { expect, expectAccessible, expectNoSidewaysScroll, freshEmail, linkIn, mailTo, readRows, test } from '../fixtures';
import { appUrl, publicUrl } from '../ports';

const password = 'a long enough password';

async function signUp(page: Page, email: string, name: string) {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('(512) 555-0147');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signIn(page: Page, email: string, secret = 'cornerlot-demo') {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
}

async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** A small picture of one colour, made here: a real PNG of 640 x 480. */
function png([red, green, blue]: [number, number, number]): Buffer {
  const [width, height] = [640, 480];
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Fills and sends the listing form, with two pictures. Leaves the page where the product takes the member. */
async function postListing(page: Page, title: string) {
  await page.goto(`${appUrl}/marketplace/submit`);
  await page.getByLabel('Street address').fill('812 Lavaca St');
  await page.getByLabel('ZIP code').fill('78701');
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByLabel('State')).toHaveValue('TX');
  await expect(page.getByLabel('County')).toHaveValue('Travis');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Property type').selectOption('Single Family');
  await page.getByLabel('Condition').selectOption('Light Rehab');
  await page.getByLabel('Asking price').fill('412000');
  await page.getByLabel('Net operating income, a year').fill('27400');
  await page.getByLabel('Bedrooms').fill('3');
  await page.getByLabel('Bathrooms').fill('2.5');
  await page.getByLabel('Living area').fill('1850');
  await page.getByLabel('Lot size').fill('6200');
  await page.getByLabel('Description').fill('Corner lot with alley access.\nSeller wants to close by year end.');
  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: png([14, 107, 78]) },
    { name: 'back.png', mimeType: 'image/png', buffer: png([199, 125, 10]) },
  ]);
  await page.getByRole('button', { name: /post listing|submit listing/i }).click();
  await expect(page).toHaveURL(new RegExp(`^${appUrl}/marketplace`), { timeout: 20_000 });
  await expect(page).not.toHaveURL(/submit/);
}

test('a visitor becomes a member, confirms the email and posts a listing that another browser sees', async ({
  page,
  newVisitor,
}) => {
  const email = freshEmail('poster');
  const title = `Bungalow of ${email.split('@')[0]}`;

  await page.goto('/signup');
  await expectAccessible(page);
  await signUp(page, email, 'Robin Poster');
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Unconfirmed: signed in and nagged, but posting waits.
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  await page.goto(`${appUrl}/marketplace/submit`);
  await expect(page.getByText('Please confirm your email address to submit a listing.').first()).toBeVisible();

  await page.goto(linkIn(await mailTo(email, /confirm/i)));
  await expect(page).toHaveURL(new RegExp(`^(${publicUrl}|${appUrl})`));
  await page.goto(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByRole('button', { name: 'Resend Email' })).toHaveCount(0);

  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await expect(other.getByText('No properties found')).toBeVisible();

  await page.goto(`${appUrl}/marketplace/submit`);
  await expect(page.getByLabel('Street address')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await postListing(page, title);

  await other.reload();
  const card = other.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(title);
  await expect(card).toContainText('$412,000');
  await expect(card).toContainText('6.7%');
  await expect(card).toContainText('50% JV');
  await expect(card).not.toContainText('Verified');
  const cover = card.locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await card.getByRole('link').first().click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(other.getByText('6.65%').first()).toBeVisible();
  await expect(other.getByText('Seller wants to close by year end.')).toBeVisible();
  await expect(other.getByText(email)).toHaveCount(0);
  await expect(other.getByText('555-0147')).toHaveCount(0);

  await page.goto(`${appUrl}/my-listings`);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await expectAccessible(page);
});

test('a partner’s listing is verified at once and carries no JV requirement', async ({ page, newVisitor }) => {
  const title = `Partner deal ${freshEmail('x')}`;
  await signIn(page, 'partner@cornerlot.test');
  await postListing(page, title);
  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  const card = other.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(title);
  await expect(card).toContainText('Verified');
  await expect(card).not.toContainText('JV');
});

test('signing in or out on one host does so on the other, and in every tab', async ({ page, context }) => {
  await signIn(page, 'free@cornerlot.test');

  const publicTab = await context.newPage();
  await publicTab.goto(`${publicUrl}/marketplace`);
  await expect(publicTab.getByRole('link', { name: 'Join free' })).toHaveCount(0);
  const appTab = await context.newPage();
  await appTab.goto(`${appUrl}/my-listings`);
  await expect(appTab.getByRole('heading', { level: 1 })).toBeVisible();

  await signOutByMenu(page);
  await expect(page).toHaveURL(`${publicUrl}/`);
  // The other tabs notice by themselves, without a reload.
  await expect(appTab).toHaveURL(`${appUrl}/signin?redirect=%2Fmy-listings`);
  await publicTab.goto(`${appUrl}/dashboard`);
  await expect(publicTab).toHaveURL(`${appUrl}/signin?redirect=%2Fdashboard`);
  await expectAccessible(publicTab);

  // And back in: the page that was wanted comes next.
  await appTab.getByLabel('Email').fill('free@cornerlot.test');
  await appTab.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
  await appTab.getByLabel('Password', { exact: true }).press('Enter');
  await expect(appTab).toHaveURL(`${appUrl}/my-listings`);
});

test('protected addresses send a visitor to sign in, from either host and in every older shape', async ({ page }) => {
  for (const [address, wanted] of [
    [`${appUrl}/my-listings`, '/my-listings'],
    [`${appUrl}/app/marketplace?search=tulsa`, '/marketplace?search=tulsa'],
    [`${publicUrl}/my-listings`, '/my-listings'],
    [`${publicUrl}/app/my-listings`, '/my-listings'],
    [`${publicUrl}/marketplace/list`, '/marketplace/submit'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(`${appUrl}/signin?redirect=${encodeURIComponent(wanted)}`);
  }
});

test('contact details are for paid members', async ({ page, newVisitor }) => {
  // A listing whose seller's profile is public.
  const [listing] = await readRows<{ id: string }>('properties?select=id,users!inner(id)&order=created_at.desc&limit=1');
  const address = `/property/${listing?.id}`;
  await page.goto(address);
  await expect(page.getByText('Contact Information Locked')).toBeVisible();

  await signIn(page, 'free@cornerlot.test');
  await page.goto(appUrl + address);
  await expect(page.getByText('Contact information available to Pro and Partner members')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expectAccessible(page);

  const paid = await newVisitor();
  await signIn(paid, 'closer@cornerlot.test');
  await paid.goto(appUrl + address);
  await expect(paid.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test.describe('sign-in that fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

  test('says why, keeps the email over a reload, and a blocked network loses nothing', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel('Email').fill('free@cornerlot.test');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('free@cornerlot.test');

    await page.route('**/auth/v1/token**', (route) => route.abort());
    await page.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('cornerlot-demo');
    await page.unroute('**/auth/v1/token**');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${appUrl}/dashboard`);
  });

  test('an unconfirmed member gets in and is nagged', async ({ page }) => {
    await signIn(page, 'unconfirmed@cornerlot.test');
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  });
});

test('a forgotten password is reset by the mailed link', async ({ page, newVisitor }) => {
  const email = freshEmail('forgetful');
  await signUp(page, email, 'Fern Getful');
  await expect(page).toHaveURL(`${appUrl}/dashboard`);

  const other = await newVisitor();
  await other.goto('/forgot-password');
  await expectAccessible(other);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(other.getByText('Reset link sent!')).toBeVisible();
  await other.goto(linkIn(await mailTo(email, /password|reset/i)));
  await expect(other.getByText('Set New Password')).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('New Password', { exact: true }).fill('another password');
  await other.getByLabel('Confirm New Password').fill('another password');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other).not.toHaveURL(/reset-password/, { timeout: 10_000 });

  const third = await newVisitor();
  await signIn(third, email, 'another password');
});
