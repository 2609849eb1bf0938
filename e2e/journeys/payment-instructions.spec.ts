import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { joinTitle, openDeal } from '../deals';
import { expect, mailTo, test } from '../fixtures';
import { makeMember, type Someone } from '../people';
import { appUrl } from '../urls';

const paymentOf = (page: Page) => page.getByRole('region', { name: 'Payment instructions' });
const account = '000123456789';

/** Enters payment instructions through the API, as who got hold of a session would. */
const enter = (who: Someone, dealId: string, changes: object = {}) =>
  who.post('rpc/enter_payment_instructions', {
    instructions_id: randomUUID(),
    deal_id: dealId,
    bank_name: 'First Bank',
    account_name: 'Tia Title LLC',
    routing_number: '021000021',
    account_number: account,
    callback_phone: '614-555-0100',
    ...changes,
  });

// The refused message.
test.use({ expectedErrors: /send_message/ });

test('nobody swaps the account that a buyer wires money to', async ({ page: buyers, newVisitor }) => {
  const [seller, buyer] = await Promise.all([makeMember('Sella'), makeMember('Bea')]);
  const deal = await openDeal(seller, buyer);
  const title = await joinTitle(deal, seller, buyer);
  const path = `/deals/${deal.id}`;

  await test.step('who got into the seller’s account can’t enter any', async () => {
    await expect(enter(seller, deal.id)).rejects.toThrow(/Only the title company or attorney/);
    await buyer.enter(buyers, path);
    await expect(paymentOf(buyers)).toContainText('None yet. Only the title company');
  });

  await test.step('nor write them in a message, which isn’t lost', async () => {
    const sellers = await newVisitor();
    await seller.enter(sellers, path);
    const messages = sellers.getByRole('region', { name: 'Messages', exact: true });
    await messages.scrollIntoViewIfNeeded();
    const text = 'New account: routing 0210-0002-1, account 666666666666';
    await messages.getByRole('textbox', { name: `Message ${buyer.name}` }).fill(text);
    await messages.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByRole('alert')).toContainText('Not sent. This looks like bank details.');
    await expect(messages.getByText(text)).toBeVisible();
  });

  await test.step('the title company enters them', async () => {
    const titles = await newVisitor();
    await title.enter(titles, path);
    await paymentOf(titles).getByRole('button', { name: 'Add payment instructions' }).click();
    const dialog = titles.getByRole('dialog', { name: 'Add payment instructions' });
    await dialog.getByLabel('Bank').fill('First Bank');
    await dialog.getByLabel('Account holder').fill('Tia Title LLC');
    await dialog.getByLabel('Routing number').fill('021000021');
    await dialog.getByLabel('Account number').fill(account);
    await dialog.getByLabel('Call-back number').fill('614-555-0100');
    await dialog.getByRole('button', { name: 'Add payment instructions' }).click();
    await expect(paymentOf(titles)).toContainText(account);
    // Live, in the buyer's open page.
    await expect(paymentOf(buyers)).toContainText(account);
  });

  await test.step('who got into the title company’s account changes them', async () => {
    await enter(title, deal.id, { account_number: '666666666666', callback_phone: '999-555-0199' });
    const section = paymentOf(buyers);
    await expect(section).toContainText(`${title.name} changed the payment instructions.`);
    await expect(section.getByRole('definition').filter({ hasText: account })).toBeVisible();
    await expect(section).toContainText(`Account number: 666666666666 instead of ${account}`);
    await expect(section).not.toContainText('999-555-0199');
    for (const who of [buyer, seller]) {
      const mail = await mailTo(who.email, /changed the payment instructions/);
      expect(mail.text).toContain('call 614-555-0100');
      const [news] = await who.read<{ data: object }>('notifications?select=data&data->>step=eq.instructions.change');
      expect(news?.data).toMatchObject({ changed: ['account_number'], callback: '614-555-0100' });
    }
  });

  await test.step('the buyer follows the news and stops the change', async () => {
    await buyers.goto(`${appUrl}/notifications`);
    await buyers.getByText(/changed the payment instructions \(account number\)/).click();
    await paymentOf(buyers).getByRole('button', { name: 'Stop this change' }).click();
    await buyers.getByRole('alertdialog').getByRole('button', { name: 'Stop this change' }).click();
    await expect(paymentOf(buyers)).not.toContainText('666666666666');
    await expect(paymentOf(buyers)).toContainText(account);
    await expect(buyers.getByText(/You stopped the change of the payment instructions/)).toBeVisible();
  });
});
