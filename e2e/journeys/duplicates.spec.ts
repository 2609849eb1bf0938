import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { fillListing } from '../listings';
import { demoMember, grantMembership, makeMember } from '../people';
import { openItem, carriedOut } from '../staff';
import { appUrl } from '../urls';
import { randomWord } from '../words';

const house = join(import.meta.dirname, '../../supabase/local/demo/files/images/exterior-329.webp');

/** The picture of a house, as its first seller has it, or mirrored, cropped, and compressed again. */
async function picture(isCopy: boolean) {
  const original = sharp(house).resize(1200, 800, { fit: 'cover' });
  const changed = isCopy ? original.flop().extract({ left: 60, top: 40, width: 1080, height: 720 }) : original;
  const buffer = await changed.jpeg({ quality: isCopy ? 60 : 90 }).toBuffer();
  return { name: isCopy ? 'copy.jpg' : 'front.jpg', mimeType: 'image/jpeg', buffer };
}

test('two wholesalers list one house: the second sees it, asks to join, and staff settle it', async ({
  page,
  newVisitor,
}) => {
  const [first, second, staff] = [await makeMember('Una'), await makeMember('Dov'), await demoMember('staff')];
  await Promise.all([grantMembership(first.id), grantMembership(second.id)]);
  const word = randomWord();
  const titles = [`Craftsman ${word}`, `Flip ${word}`] as const;

  const original = await newVisitor();
  await first.enter(original, '/marketplace/submit');
  await fillListing(original, titles[0], [await picture(false)], undefined, `4180 ${word} St, Austin, TX 78701`);
  const printed = original.waitForResponse((answer) => answer.url().endsWith('/print-pictures'));
  await original.getByRole('button', { name: 'Post listing' }).click();
  await expect(original.getByText('Listing posted')).toBeVisible();
  await printed;

  // The second writes the address differently, with a mirrored and cropped picture.
  await second.enter(page, '/marketplace/submit');
  await fillListing(page, titles[1], [await picture(true)], undefined, `4180 ${word} Street, Austin, TX 78701`);
  const note = page.getByText(/^This looks like another member’s listing/);
  await expect(note).toContainText(`${titles[0]}: the same address, the same pictures`);
  await expect(note).toContainText('older valid contract');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Listing posted')).toBeVisible();
  await page.getByRole('button', { name: 'View listing' }).click();

  const claims = page.getByRole('region', { name: 'Listings of the same property' });
  await expect(claims).toContainText(`${titles[0]} is a listing of the same property`);
  await claims.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to join' }).click();
  await expect(claims).toContainText('You asked to join.');
  const listing = page.url();

  await original.goto(`${appUrl}/notifications`);
  await original
    .getByText(/Another seller of the same property asks to join you/)
    .first()
    .click();
  await expect(original.getByRole('button', { name: 'Accept' })).toBeVisible();

  const buyer = await newVisitor();
  await buyer.goto(listing.replace(appUrl, '').replace('/marketplace/', '/property/'));
  await expect(buyer.getByText(/Also offered by 1 other member\./)).toBeVisible();
  await expect(buyer.getByText(titles[0])).toHaveCount(0);

  const desk = await newVisitor();
  await staff.enter(desk, '/staff/review?kind=claim');
  const card = await openItem(desk, titles[1]);
  await expect(card).toContainText('Asked to join the other seller.');
  await expect(card.getByText('No contract submitted.')).toHaveCount(2);
  await card.getByRole('button', { name: /^Una .*keeps it/ }).click();
  await desk.getByRole('dialog').getByLabel('Reason').fill('Una has the older contract.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
  await expect(card).toBeHidden();
  await carriedOut(titles[1]);

  await page.reload();
  await expect(claims).toContainText('the other seller has the older valid contract');
  await expect(claims).toContainText('Our team: Una has the older contract.');
});
