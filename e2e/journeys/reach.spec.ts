import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { makeMember } from '../people';
import { appUrl } from '../urls';

test('a seller reaches a buyer, who asks and books a showing', async ({ page: sellers, newVisitor }) => {
  const [seller, buyer] = [await makeMember('Sella'), await makeMember('Bea')];
  // Only this test's.
  const price = randomInt(10_000_000, 90_000_000);
  await buyer.post('buybox_profiles', {
    user_id: buyer.id,
    states: ['AZ'],
    property_types: ['Multi Family'],
    min_price: price,
    max_price: price,
    seller_invitations: true,
  });
  const { id: listingId, title } = await postListing(seller, 'Fourplex', {
    property_type: 'Multi Family',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85001',
    price,
  });
  const path = `/marketplace/${listingId}`;

  await test.step('the seller offers a showing', async () => {
    await seller.enter(sellers, `${path}#showings`);
    await sellers.getByRole('button', { name: 'Offer a showing' }).click();
    const form = sellers.getByRole('form', { name: 'Offer a showing' });
    await expect(form.getByLabel('Date')).toBeFocused();
    await expect(form.getByLabel('Time zone')).toHaveValue('Arizona Time (Phoenix)');
    await form.getByLabel('Date').fill(inDays(3));
    await form.getByLabel('Start time').fill('14:00');
    await form.getByLabel('How to get in').fill('Side door');
    await form.getByLabel('Access code').fill('4217#');
    await form.getByRole('button', { name: 'Offer showing' }).click();
    await expect(sellers.getByText('0 of 1 spot booked')).toBeVisible();
  });

  await test.step('and invites the best matches', async () => {
    await sellers.getByRole('button', { name: 'Invite the best match' }).click();
    await expect(sellers.getByText(/^Invited \d+ members?$/)).toBeVisible();
  });

  const buyers = await newVisitor();
  await test.step('the buyer follows the invitation, and asks', async () => {
    await buyer.enter(buyers, '/notifications');
    await buyers.getByRole('link', { name: `A seller invited you to look at ${title}.` }).click();
    await expect(buyers).toHaveURL(`${appUrl}${path}`);
    await buyers.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
    const question = buyers.getByLabel('Ask the seller');
    await question.fill('How old is the roof?');
    await buyers.getByRole('button', { name: 'Ask question' }).click();
    await expect(buyers.getByText('Waiting for the seller. Others see it once it’s answered.')).toBeVisible();
  });

  await test.step('the seller sees the question without a reload, and answers', async () => {
    await sellers.getByRole('button', { name: 'Answer “How old is the roof?”' }).click();
    await sellers.getByLabel('Your answer').fill('Replaced in 2019.');
    await sellers.getByRole('button', { name: 'Post answer' }).click();
    await expect(buyers.getByText('Replaced in 2019.')).toBeVisible();
  });

  await test.step('the buyer books, and downloads the showing for the calendar', async () => {
    await expect(buyers.getByText('Side door')).toHaveCount(0);
    await buyers.getByRole('button', { name: /^Book / }).click();
    await expect(buyers.getByText('You booked this showing')).toBeVisible();
    await expect(buyers.getByText('Side door')).toBeVisible();
    await expect(buyers.getByText(/^The seller hasn’t approved you|^You’ll see it here from/)).toBeVisible();
    await expect(buyers.getByText('4217#')).toHaveCount(0);
    const [file] = await Promise.all([
      buyers.waitForEvent('download'),
      buyers.getByRole('button', { name: 'Add to Calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^showing-fourplex-.*\.ics$/);
    // 2 PM in Arizona, which has no daylight saving.
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${inDays(3).replaceAll('-', '')}T210000Z`);
  });

  await test.step('both were notified, and the seller sees who booked', async () => {
    await expect(sellers.getByText('1 of 1 spot booked')).toBeVisible();
    await expect(sellers.getByRole('list', { name: 'Booked by' }).getByText(buyer.name)).toBeVisible();
    await sellers.goto(`${appUrl}/notifications`);
    await expect(sellers.getByText(`${buyer.name} asked a question about ${title}.`)).toBeVisible();
    await expect(sellers.getByText(`${buyer.name} booked a showing of ${title}`)).toBeVisible();
    await buyers.goto(`${appUrl}/notifications`);
    await expect(buyers.getByText(`${seller.name} answered your question about ${title}.`)).toBeVisible();
  });

  await test.step('a visitor reads the answer, and signs in to book', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`/property/${listingId}`);
    await visitor.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
    await expect(visitor.getByText('Replaced in 2019.')).toBeVisible();
    await expect(visitor.getByText('Fully booked')).toBeVisible();
    await expect(visitor.getByText('Side door')).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: 'Sign up to ask a question' })).toBeVisible();
  });
});

/** The date in so many days, as '2026-03-14'. Far enough from midnight in Arizona that zones don't matter. */
function inDays(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Phoenix' }).format(Date.now() + days * 86_400_000);
}
