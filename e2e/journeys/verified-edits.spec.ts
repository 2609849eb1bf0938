import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { demoMember, grantMembership, makeMember } from '../people';
import { carriedOut, openItem } from '../staff';
import { appUrl } from '../urls';

test('an edit that staff must see suspends the badge until they approve it', async ({ page, newVisitor }) => {
  const [seller, staff] = [await makeMember('Vic'), await demoMember('staff')];
  await grantMembership(seller.id);
  const { id, title } = await postListing(seller, 'Brick duplex', { price: 400_000 });
  const [review] = await staff.read<{ id: string }>(`listing_reviews?select=id&property_id=eq.${id}`);
  await staff.post('rpc/decide_listing_review', { review_id: review?.id, decision: 'approved' });

  // A cut of 5% is saved without a question.
  await seller.enter(page, `/edit-listing/${id}`);
  await expect(page.getByText(/A new title, type.*sends it back to review/)).toBeVisible();
  const saveWithPrice = async (price: string) => {
    await page.getByRole('button', { name: 'Numbers', exact: true }).click();
    await page.getByLabel('Asking price').fill(price);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await saveWithPrice('380000');
  await expect(page).toHaveURL(`${appUrl}/my-listings`);
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();

  await page.goto(`${appUrl}/edit-listing/${id}`);
  await expect(page.getByLabel('Title')).toBeVisible();
  await saveWithPrice('1000');
  const dialog = page.getByRole('dialog', { name: 'Send this listing back to review?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Asking price']);
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(page).toHaveURL(`${appUrl}/my-listings`);
  await expect(row.getByText(/Changed since we verified it: Asking price/)).toBeVisible();
  await expect(row.getByText('Verified', { exact: true })).toHaveCount(0);

  const reviewer = await newVisitor();
  await staff.enter(reviewer, '/staff/review?kind=listing');
  const card = await openItem(reviewer, title);
  await expect(card.getByText(/Changes since it was approved/)).toBeVisible();
  await expect(card.getByText('$400,000')).toBeVisible();
  await card.getByRole('button', { name: 'Approve' }).click();
  // The heading of the former value says “Approved”, too.
  await expect(card).toBeHidden();
  await carriedOut(title);
  await page.reload();
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
});
