import type { Page } from '@playwright/test';
import { confirm, confirmDeposit, inDays, joinTitle, openDeal, proposeAmendment, signAgreement } from '../deals';
import { expect, test } from '../fixtures';
import { asOperator } from '../operator';
import { asService, makeMember } from '../people';

const stepOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('more time for a fee and a second deposit, after which the money is hard', async ({ page, newVisitor }) => {
  const [seller, buyer] = await Promise.all([makeMember('Sal'), makeMember('Bix')]);
  const deal = await openDeal(seller, buyer);
  const title = await joinTitle(deal, seller, buyer);
  await confirmDeposit(deal, title);
  const [sellers, titles] = [await newVisitor(), await newVisitor()];
  await titles.setViewportSize({ width: 390, height: 844 });

  await test.step('the buyer proposes it, and both sign', async () => {
    await buyer.enter(page, `/deals/${deal.id}#agreements`);
    await proposeAmendment(page, {
      'Second deposit *': '5,000',
      'Second deposit due within *': '20',
      'Deposit refundable for': '5',
      'Closing date *': inDays(45),
      'Extension fee *': '2,000',
    });
    await signAgreement(page, buyer.name);
    await seller.enter(sellers, `/deals/${deal.id}#agreements`);
    await signAgreement(sellers, seller.name);
    const terms = sellers.getByRole('region', { name: 'Agreed terms' });
    await expect(terms.getByText('A second deposit of $5,000 is due within 20 days of acceptance.')).toBeVisible();
    await expect(terms.getByText('The buyer pays $2,000 for more time, on top of the price.')).toBeVisible();
  });

  await test.step('the title company confirms the second deposit on a phone', async () => {
    await title.enter(titles, `/deals/${deal.id}`);
    const step = stepOf(titles, 'Second deposit');
    await expect(step.getByText('$5,000 agreed')).toBeVisible();
    await expect(stepOf(titles, 'Earnest money').getByText(/^Received \$3,000 on /)).toBeVisible();
    await step.getByRole('button', { name: 'Confirm receipt' }).click();
    const dialog = titles.getByRole('dialog', { name: 'Confirm that the second deposit arrived?' });
    await expect(dialog.getByLabel('Amount')).toHaveValue('5,000');
    await dialog.getByLabel('Reference').fill('Wire 2');
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click();
    for (const of of [titles, page])
      await expect(stepOf(of, 'Second deposit').getByText('Received in all: $8,000')).toBeVisible();
  });

  await test.step('the buyer reports the fee, and the seller confirms it', async () => {
    await expect(stepOf(sellers, 'Extension fee').getByText('$2,000 in all, to the seller')).toBeVisible();
    await confirm(page, 'Report as paid');
    await confirm(sellers, 'Confirm receipt');
    await expect(stepOf(page, 'Extension fee').getByText('Done', { exact: true })).toBeVisible();
  });

  await test.step('once the refund period is over, the deposit is hard', async () => {
    await asOperator(`update public.deal_milestones set due_at = now() where deal_id = $1 and kind = 'refund_period'`, [
      deal.id,
    ]);
    await asService('advance_deals', {});
    for (const of of [page, titles])
      await expect(stepOf(of, 'Refund period').getByText('Hard', { exact: true })).toBeVisible();
  });
});
