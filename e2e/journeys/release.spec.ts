import type { Page } from '@playwright/test';
import { agreementsOf, confirmDeposit, joinTitle, openDeal, signAgreement } from '../deals';
import { expect, test } from '../fixtures';
import { makeMember } from '../people';

const releaseOf = (page: Page) => page.getByRole('region', { name: 'Release of the earnest money' });
const title = 'Release of earnest money';

test('a deal falls through, and both sides split the earnest money, which is paid out', async ({
  page,
  newVisitor,
}) => {
  const [seller, buyer] = await Promise.all([makeMember('Sam'), makeMember('Bea')]);
  const deal = await openDeal(seller, buyer);
  const guest = await joinTitle(deal, seller, buyer);
  await confirmDeposit(deal, guest);
  await buyer.post('rpc/end_deal', { deal_id: deal.id, reason: 'inspection' });
  const [sellers, guests] = [await newVisitor(), await newVisitor()];
  for (const phone of [sellers, guests]) await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the buyer proposes to get all of it', async () => {
    await buyer.enter(page, `/deals/${deal.id}#agreements`);
    await releaseOf(page).getByRole('button', { name: 'Propose a release' }).click();
    const form = page.getByRole('dialog', { name: 'Propose a release' });
    await form.getByLabel('To the buyer').fill('2,500');
    await form.getByLabel('To the seller').fill('0');
    await form.getByLabel('Why').fill('The foundation has moved.');
    await form.getByRole('button', { name: 'Review the text' }).click();
    await expect(form.getByText('Both have to add up to the $3,000 that arrived')).toBeVisible();
    await form.getByLabel('To the buyer').fill('3,000');
    await form.getByRole('button', { name: 'Review the text' }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Send for signatures' }).click();
    await expect(releaseOf(page).getByText('A release is waiting for signatures.')).toBeVisible();
  });

  await test.step('the seller counters on a phone, and signs', async () => {
    await guest.enter(guests, `/deals/${deal.id}`);
    await expect(guests.getByText(/^This deal fell through/)).toBeVisible();
    await expect(releaseOf(guests)).toHaveCount(0);
    await seller.enter(sellers, `/deals/${deal.id}#agreements`);
    await agreementsOf(sellers)
      .getByRole('button', { name: `Counter: ${title}` })
      .click();
    const form = sellers.getByRole('dialog', { name: 'Counter the release' });
    await form.getByLabel('To the buyer').fill('2,000');
    await form.getByLabel('To the seller').fill('1,000');
    await form.getByLabel('Why').fill('The inspection took three weeks.');
    await form.getByRole('button', { name: 'Review the text' }).click();
    await sellers.getByRole('dialog', { name: title }).getByRole('button', { name: 'Send for signatures' }).click();
    await signAgreement(sellers, seller.name, title);
  });

  await test.step('the buyer signs, and both get a sealed PDF', async () => {
    await signAgreement(page, buyer.name, title);
    await expect(releaseOf(page).getByText(`Everyone signed. ${guest.name} pays it out.`)).toBeVisible();
    await expect(releaseOf(page).getByRole('button', { name: `Download PDF: ${title}.pdf` })).toBeVisible();
  });

  await test.step('the title company reads it on a phone, and pays', async () => {
    await guests.reload();
    await expect(releaseOf(guests)).toContainText('To the buyer$2,000');
    const download = guests.waitForEvent('download');
    await releaseOf(guests)
      .getByRole('button', { name: `Download PDF: ${title}.pdf` })
      .click();
    expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
    await releaseOf(guests).getByRole('button', { name: 'Confirm the payout' }).click();
    const dialog = guests.getByRole('dialog', { name: 'Confirm the payout' });
    await expect(dialog.getByText('You paid $2,000 to the buyer and $1,000 to the seller.')).toBeVisible();
    await dialog.getByLabel('Reference').fill('Wire 5120');
    await dialog.getByRole('button', { name: 'Confirm the payout' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('both sides see it, and the record has it', async () => {
    for (const side of [page, sellers])
      await expect(releaseOf(side).getByText(new RegExp(`ref\\. Wire 5120, as ${guest.name} confirmed`))).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Record' })
        .getByText(/: \$2,000 to the buyer and \$1,000 to the seller\.$/)
        .first(),
    ).toBeVisible();
  });
});
