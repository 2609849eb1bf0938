import type { Page } from '@playwright/test';
import { confirm, confirmClosing, openDeal } from '../deals';
import { expect, test } from '../fixtures';
import { makeMember, type Someone } from '../people';
import { randomWord } from '../words';

// The server refuses the resale before the purchase.
test.use({ expectedErrors: /400 .*confirm_closing/ });

const doubleClose = (page: Page) => page.getByRole('region', { name: 'Double close' });

/** Invites a guest to a deal, who joins. */
async function bring(inviter: Someone, deal: { id: string }, guest: Someone, role: string, rights: string[]) {
  const party_id = await inviter.post('rpc/invite_party', {
    deal_id: deal.id,
    email: guest.email,
    name: guest.name,
    role,
    rights,
  });
  await guest.post('rpc/join_deal', { party_id });
  return party_id;
}

test('a double close: bought with a day’s loan and resold, nobody sees the other price', async ({
  page,
  newVisitor,
}) => {
  const [owner, middle, last, title, lender] = await Promise.all(
    ['Ona', 'Max', 'Cora', 'Tia', 'Lou'].map((name) => makeMember(name)),
  );
  if (!owner || !middle || !last || !title || !lender) throw new Error('Someone is missing');
  const address = `77 ${randomWord()} Ave`;
  const purchase = await openDeal(owner, middle, { address, price: 201_000 });
  const resale = await openDeal(middle, last, { address, price: 214_000 });
  const party_id = await bring(middle, purchase, title, 'title', ['earnest_money']);
  await owner.post('rpc/accept_party', { party_id });
  await bring(middle, resale, title, 'title', ['earnest_money']);
  await bring(middle, purchase, lender, 'lender', []);
  const [owners, lasts, guests] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const narrow = { width: 390, height: 844 };
  await owners.setViewportSize(narrow);
  await guests.setViewportSize(narrow);

  await test.step('who is in the middle links the two deals', async () => {
    await middle.enter(page, `/deals/${resale.id}`);
    await doubleClose(page).getByRole('button', { name: 'Plan a double close' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a double close' });
    await expect(dialog.getByLabel('Your purchase')).toContainText(address);
    await dialog.getByLabel('A transactional lender pays for the purchase').check();
    await dialog.getByRole('button', { name: 'Link the deals' }).click();
    await expect(doubleClose(page)).toContainText('You buy the property first');
    await expect(page.getByRole('listitem', { name: 'Assignment' })).toContainText('Waived');
  });

  await test.step('each side sees the order, and its own price only', async () => {
    await owner.enter(owners, `/deals/${purchase.id}`);
    await last.enter(lasts, `/deals/${resale.id}`);
    for (const size of [{ width: 1440, height: 900 }, narrow])
      for (const [side, own, other] of [
        [owners, '$201,000', '$214,000'],
        [lasts, '$214,000', '$201,000'],
      ] as const) {
        await side.setViewportSize(size);
        await expect(doubleClose(side)).toContainText('Neither deal shows the other’s price.');
        await expect(doubleClose(side).getByRole('link')).toHaveCount(0);
        await expect(side.getByText(own).first()).toBeVisible();
        await expect(side.getByText(other)).toHaveCount(0);
      }
  });

  await test.step('the resale can’t close before the purchase', async () => {
    await lasts.getByRole('button', { name: 'Confirm closing' }).click();
    const dialog = lasts.getByRole('dialog', { name: 'Confirm the closing' });
    await dialog.getByRole('button', { name: 'Confirm closing' }).click();
    await expect(
      dialog.getByText('The seller’s purchase closes first. Confirm this closing once it has.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the lender sends the money, and the title company confirms that it arrived', async () => {
    await lender.enter(guests, `/deals/${purchase.id}`);
    await confirm(guests, 'Report as sent');
    await expect(guests.getByText('The lender reported it as sent.')).toBeVisible();
    await title.enter(guests, `/deals/${purchase.id}`);
    const funding = guests.getByRole('listitem', { name: 'Transactional funding' });
    await funding.getByRole('button', { name: 'Confirm receipt' }).click();
    await guests.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(funding).toContainText('Done');
    await doubleClose(guests).getByRole('link', { name: 'Open the resale' }).click();
    await expect(doubleClose(guests)).toContainText('The seller buys the property first');
  });

  await test.step('the purchase closes, then the resale', async () => {
    await doubleClose(page).getByRole('link', { name: 'Open the purchase' }).click();
    await expect(doubleClose(page)).toContainText('You resell the property after this purchase');
    await confirmClosing(page, 201_000);
    await confirmClosing(owners, 201_000);
    await expect(owners.getByText('Congratulations, this deal is closed.')).toBeVisible();
    await expect(doubleClose(lasts)).toContainText('The seller’s purchase closes, done');
    await confirmClosing(lasts, 214_000);
    await page.goto(`/deals/${resale.id}`);
    await confirmClosing(page, 214_000);
    await expect(page.getByText('Congratulations, this deal is closed.')).toBeVisible();
  });
});
