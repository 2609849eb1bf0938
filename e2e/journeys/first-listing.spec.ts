import { expect, freshEmail, linkIn, mailTo, test } from '../fixtures';
import { fillListing } from '../listings';
import { grantStaffRole, makeMember, signUp } from '../people';
import { plainPicture } from '../pictures';
import { appUrl } from '../urls';

test('a visitor signs up, confirms the email, and posts a listing, which is approved @phone-only', async ({
  page,
  newVisitor,
}) => {
  const email = freshEmail('poster');
  const title = `Bungalow of ${email.split('@')[0]}`;

  await signUp(page, email, 'Robin Poster');
  await page.goto(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');

  // Unconfirmed members can sign in and see a reminder, but can’t post.
  await expect(page.getByRole('button', { name: 'Resend Email', exact: true })).toBeVisible();
  await page.goto(`${appUrl}/marketplace/submit`);
  await expect(page.getByText('Please confirm your email address to submit a listing.').first()).toBeVisible();

  // An open screen could notice that its session has ended.
  await page.goto('about:blank');
  await page.goto(linkIn(await mailTo(email, /confirm/i)));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByRole('button', { name: 'Resend Email', exact: true })).toHaveCount(0);

  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await expect(other.getByText('No properties found')).toBeVisible();

  await page.goto(`${appUrl}/marketplace/submit`);
  await fillListing(page, title, [await plainPicture('front.png'), await plainPicture('back.png', '#0e6b4e')]);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(new RegExp(`^${appUrl}/marketplace/[0-9a-f-]{36}$`));
  await expect(page.getByText(/^Waiting for review\. .*within 24 hours/)).toBeVisible();

  await other.reload();
  await expect(other.getByText('No properties found')).toBeVisible();
  const moderator = await makeMember('Mia');
  await grantStaffRole(moderator.id, 'moderator');
  const listingId = new URL(page.url()).pathname.split('/').at(-1);
  await moderator.post('rpc/approve_content', { subject_kind: 'listing', subject_id: listingId });

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
});
