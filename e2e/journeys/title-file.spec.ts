import type { Page } from '@playwright/test';
import { joinTitle, openDeal } from '../deals';
import { expect, test } from '../fixtures';
import { makeMember } from '../people';

const fileOf = (page: Page) => page.getByRole('region', { name: 'Title file' });

test('a title company works its file on a phone until the deal is cleared to close', async ({ page, newVisitor }) => {
  const [seller, buyer] = await Promise.all([makeMember('Sal'), makeMember('Bea')]);
  const deal = await openDeal(seller, buyer);
  const title = await joinTitle(deal, seller, buyer);
  const titles = await newVisitor();
  await titles.setViewportSize({ width: 390, height: 844 });
  const sellers = await newVisitor();

  await test.step('it opens the file with the checklist of the state', async () => {
    await title.enter(titles, `/deals/${deal.id}`);
    await fileOf(titles).getByRole('button', { name: 'Open the title file' }).click();
    const dialog = titles.getByRole('dialog', { name: 'Open the title file' });
    await dialog.getByLabel('Your file’s number').fill('24-1187');
    await dialog.getByRole('button', { name: 'Open the title file' }).click();
    await expect(fileOf(titles)).toContainText('File 24-1187.');
    await expect(fileOf(titles).getByText('Survey, or the affidavit for an existing one (T-47)')).toBeVisible();
  });

  await test.step('the seller sends the payoff, and the title company checks it', async () => {
    await seller.enter(sellers, `/deals/${deal.id}`);
    await fileOf(sellers)
      .getByRole('button', { name: /^Mark as sent: Payoff/ })
      .click();
    await expect(fileOf(titles).getByText(/From the seller · due .+ · Sent, to be checked/)).toBeVisible();
    const left = fileOf(titles).getByRole('button', { name: /^(Mark as done|Not needed): (?!Settlement)/ });
    await fileOf(titles)
      .getByRole('button', { name: /^Mark as done: Payoff/ })
      .click();
    await expect(fileOf(titles).getByRole('button', { name: /^Reopen: Payoff/ })).toBeVisible();
    for (let count = await left.count(); count > 0; count -= 2) {
      await left.first().click();
      await expect(left).toHaveCount(count - 2);
    }
  });

  await test.step('both sides approve the settlement statement, and the title is cleared', async () => {
    await fileOf(titles)
      .getByRole('button', { name: /^Send for approval/ })
      .click();
    await buyer.enter(page, `/deals/${deal.id}`);
    for (const side of [page, sellers])
      await fileOf(side)
        .getByRole('button', { name: /^Approve: Settlement/ })
        .click();
    await fileOf(titles).getByRole('button', { name: 'Clear to close' }).click();
    await titles.getByRole('alertdialog').getByRole('button', { name: 'Clear to close' }).click();
    for (const side of [titles, page, sellers]) await expect(fileOf(side)).toContainText('Cleared to close');
    await expect(page.getByText('the deal is ready to close')).toBeVisible();
  });
});
