import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  linkIn,
  mailTo,
  readRows,
  test,
} from '../fixtures';
import { fillListing } from '../listings';
import { png, signIn, signOutByMenu, signUp } from '../people';
import { appUrl, publicUrl } from '../urls';

/** Fills in and sends the listing form with two pictures. Ends on the page that the app opens. */
async function postListing(page: Page, title: string) {
  await page.goto(`${appUrl}/marketplace/submit`);
  await fillListing(page, title, [
    { name: 'front.png', mimeType: 'image/png', buffer: png([14, 107, 78]) },
    { name: 'back.png', mimeType: 'image/png', buffer: png([199, 125, 10]) },
  ]);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(new RegExp(`^${appUrl}/marketplace`), { timeout: 20_000 });
  await expect(page).not.toHaveURL(/submit/);
}

test('a visitor signs up, confirms the email, and posts a listing that others see @phone', async ({
  page,
  newVisitor,
}) => {
  const email = freshEmail('poster');
  const title = `Bungalow of ${email.split('@')[0]}`;

  await signUp(page, email, 'Robin Poster');
  await page.goto(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Unconfirmed members can sign in and see a reminder, but can’t post.
  await expect(page.getByRole('button', { name: 'Resend Email', exact: true })).toBeVisible();
  await page.goto(`${appUrl}/marketplace/submit`);
  await expect(page.getByText('Please confirm your email address to submit a listing.').first()).toBeVisible();

  // An open screen could notice that its session has ended.
  await page.goto('about:blank');
  await page.goto(linkIn(await mailTo(email, /confirm/i)));
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByRole('button', { name: 'Resend Email', exact: true })).toHaveCount(0);

  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await expect(other.getByText('No properties found')).toBeVisible();

  await page.goto(`${appUrl}/marketplace/submit`);
  await expect(page.getByLabel('Title')).toBeVisible();
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

test('a partner’s listing is verified immediately and has no JV requirement', async ({ page, newVisitor }) => {
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

test('signing in or out applies to both hosts and every tab', async ({ page, context }) => {
  await signIn(page, 'free@cornerlot.test');

  const publicTab = await context.newPage();
  await publicTab.goto(`${publicUrl}/marketplace`);
  await expect(publicTab.getByRole('link', { name: 'Join free' })).toHaveCount(0);
  const appTab = await context.newPage();
  await appTab.goto(`${appUrl}/my-listings`);
  await expect(appTab.getByRole('heading', { level: 1 })).toBeVisible();

  await signOutByMenu(page);
  await expect(page).toHaveURL(`${publicUrl}/`);
  // The other tabs update without a reload.
  await expect(appTab).toHaveURL(`${appUrl}/signin?redirect=%2Fmy-listings`);
  await publicTab.goto(`${appUrl}/dashboard`);
  await expect(publicTab).toHaveURL(`${appUrl}/signin?redirect=%2Fdashboard`);
  await expectAccessible(publicTab);

  // Signing in again opens the page requested before.
  await appTab.getByLabel('Email').fill('free@cornerlot.test');
  await appTab.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
  await appTab.getByLabel('Password', { exact: true }).press('Enter');
  await expect(appTab).toHaveURL(`${appUrl}/my-listings`);
});

test('protected URLs, including legacy ones, send a visitor on either host to sign in', async ({ page }) => {
  for (const [address, redirect] of [
    [`${appUrl}/my-listings`, '/my-listings'],
    [`${appUrl}/app/marketplace?search=tulsa`, '/marketplace?search=tulsa'],
    [`${publicUrl}/my-listings`, '/my-listings'],
    [`${publicUrl}/app/my-listings`, '/my-listings'],
    [`${publicUrl}/marketplace/list`, '/marketplace/submit'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(`${appUrl}/signin?redirect=${encodeURIComponent(redirect)}`);
  }
});

test('only paid members see contact details', async ({ page, newVisitor }) => {
  // A listing by a seller with a public profile.
  const [listing] = await readRows<{ id: string }>(
    'properties?select=id,users!properties_user_id_fkey!inner(id)&order=created_at.desc&limit=1',
  );
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

test.describe('when sign-in fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

  test('the form says why, keeps the email over a reload, and survives a network failure', async ({ page }) => {
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

  test('an unconfirmed member can sign in and sees a reminder', async ({ page }) => {
    await signIn(page, 'unconfirmed@cornerlot.test');
    await expect(page.getByRole('button', { name: 'Resend Email', exact: true })).toBeVisible();
  });
});
