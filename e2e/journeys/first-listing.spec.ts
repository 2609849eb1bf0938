import { expect, freshEmail, linkIn, mailTo, test } from '../fixtures';
import { fillListing } from '../listings';
import { countEffort } from '../effort';
import { fillAccount, fillFocus, grantStaffRole, makeMember } from '../people';
import { plainPicture } from '../pictures';
import { appUrl } from '../urls';

test('a wholesaler signs up, verifies the email, and posts a listing, which is approved @phone-only', async ({
  page,
  newVisitor,
}) => {
  const email = freshEmail('poster');
  const title = `Bungalow of ${email.split('@')[0]}`;
  const effort = await countEffort(page);

  await page.goto('/');
  // With the keyboard: on a machine without a network, the notice that says so moves the link.
  await page.getByRole('link', { name: 'Post a listing' }).first().press('Enter');
  await expect(page.getByText(/^Create a free account to post a listing\..*50% JV requirement/)).toBeVisible();
  await fillAccount(page, email, 'Robin Poster');
  await fillFocus(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('link', { name: 'Continue to your listing' }).click();

  // What posting takes is one line before the form, whose first field is on the first screen.
  await expect(page).toHaveURL(`${appUrl}/marketplace/submit`);
  const gate = page.getByText('Verify your email to post · 50% JV on the free plan · reviewed within 24 hours');
  await expect(gate).toBeVisible();
  await expect(page.getByLabel('Title')).toBeInViewport();
  // The link in the email leads back here, and the first tab notices.
  const tab = await page.context().newPage();
  await tab.goto(linkIn(await mailTo(email, /verify/i)));
  effort.clicks += 1;
  await tab.getByRole('button', { name: 'Verify email' }).click();
  await expect(tab).toHaveURL(`${appUrl}/marketplace/submit`);
  await tab.close();
  await expect(gate).toHaveCount(0);

  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await expect(other.getByText('No properties found')).toBeVisible();

  await fillListing(page, title, [await plainPicture('front.png'), await plainPicture('back.png', '#0e6b4e')]);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(new RegExp(`^${appUrl}/marketplace/[0-9a-f-]{36}$`));
  await expect(page.getByText(/^Waiting for review\. .*within 24 hours/)).toBeVisible();
  expect(effort.clicks, 'clicks to a submitted listing').toBeLessThanOrEqual(16);
  // Of these, the title, the condition, and the NOI are optional.
  expect(effort.fields - 3, 'fields to a submitted listing').toBeLessThanOrEqual(14);

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
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
});
