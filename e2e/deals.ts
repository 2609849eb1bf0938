import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isUuid } from '../src/kit/formatting/ids';
import { serviceRoleKey } from '../supabase/local/server/keys';
import { postListing, type PostedListing } from './listings';
import { asOperator } from './operator';
import { asService, makeMember, type Someone } from './people';
import { backendUrl } from './urls';

/** The date in so many days, as '2026-03-14'. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Posts an off-market house through the API: the seller holds a contract, which a deal assigns to its buyer. */
export const postContract = (seller: Someone, details: Record<string, unknown> = {}): Promise<PostedListing> =>
  postListing(seller, 'Sycamore ranch', { off_market_contract: true, ...details });

/** Calls for offers on a listing, as the seller on its page. The deadline is in two days. */
export async function callForOffers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Call for offers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call for offers' });
  await dialog.getByRole('button', { name: 'Start the call' }).click();
  await expect(dialog.getByText('Choose a date')).toBeVisible();
  await dialog.getByLabel('Deadline date').fill(inDays(2));
  await dialog.getByLabel('Time zone').fill('Chicago');
  await dialog.getByLabel('Time zone').press('Enter');
  await dialog.getByRole('button', { name: 'Start the call' }).click();
  await expect(page.getByText('You’re calling for offers')).toBeVisible();
}

/** Lets the deadline of a listing’s call for offers pass, and runs the job that a schedule runs every minute. */
export async function passDeadline({ id }: PostedListing): Promise<void> {
  await asOperator(`update public.calls_for_offers set deadline = now() where property_id = $1 and state = 'running'`, [
    id,
  ]);
  await asService('advance_deals', {});
}

/**
 * Lets a day pass for the ledger of a listing’s offers, seals it again with them, and has the root timestamped. Not for
 * tests that run at the same time.
 */
export async function passLedgerDay({ id }: PostedListing): Promise<void> {
  if (!isUuid(id)) throw new Error(`Not an ID: ${id}`);
  await asOperator(`do $$
    declare
      yesterday constant date := (now() at time zone 'utc')::date - 1;
    begin
      perform set_config('session_replication_role', 'replica', true);
      delete from private.ledger_nodes n where n.day >= yesterday;
      delete from public.ledger_roots r where r.day >= yesterday;
      update public.ledger_entries e set recorded_at = e.recorded_at - interval '1 day'
      from public.offers o where o.id = e.offer_id and o.property_id = '${id}';
      perform set_config('session_replication_role', 'origin', true);
      perform private.seal_ledger_day(yesterday);
    end $$`);
  const stamped = await fetch(`${backendUrl}/functions/v1/stamp-ledger`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceRoleKey}` },
  });
  if (!stamped.ok) throw new Error(await stamped.text());
}

interface Terms {
  price: number;
  earnest?: number;
  financing?: string;
  message?: string;
}

/** Makes an offer, as a buyer on the listing’s page, and ends on the offer’s page. */
export async function makeOffer(page: Page, terms: Terms, { sealed = false, backup = false } = {}): Promise<void> {
  await page.getByRole('link', { name: backup ? 'Make a backup offer' : 'Make an offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Price' }).fill(String(terms.price));
  await page.getByRole('textbox', { name: 'Earnest money' }).fill(String(terms.earnest ?? 3000));
  await page.getByLabel('Closing date').fill(inDays(30));
  await page.getByRole('combobox', { name: 'Financing' }).selectOption(terms.financing ?? 'Cash');
  await page.getByRole('button', { name: 'More terms' }).click();
  await page.getByLabel('Message to the seller').fill(terms.message ?? 'Cash, and we close on your date.');
  const summary = page.getByRole('region', { name: 'In plain English' });
  await expect(summary).toContainText(`You pay $${terms.price.toLocaleString('en-US')}`);
  await page.getByRole('button', { name: 'Send offer' }).click();
  const dialog = page.getByRole('alertdialog', { name: sealed ? 'Send this sealed offer?' : 'Send this offer?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your offer' })).toBeVisible();
}

/**
 * Opens a deal on a new listing through the API: the seller accepts $200,000, or another price, with a JV share of 50%.
 * An address makes it the property of the listing there.
 */
export async function openDeal(
  seller: Someone,
  buyer: Someone,
  { price = 200_000, ...at }: { price?: number; address?: string } = {},
): Promise<{ id: string }> {
  const [listing, offerId] = [await postContract(seller, at), randomUUID()];
  await buyer.post('rpc/make_offer', {
    offer_id: offerId,
    property_id: listing.id,
    terms: {
      price,
      earnest_money: 3000,
      closing_on: inDays(30),
      financing: 'Cash',
      jv_share_pct: 50,
      time_zone: 'America/Chicago',
      expires_at: `${inDays(3)}T18:00:00Z`,
    },
  });
  await seller.post('rpc/answer_offer', { offer_id: offerId, action: 'accept', version: 1 });
  const [deal] = await seller.read<{ id: string }>(`deals?select=id&offer_id=eq.${offerId}`);
  if (!deal) throw new Error('The accepted offer has no deal');
  return deal;
}

/** A title company that the seller invited and the buyer accepted joins a deal. */
export async function joinTitle(deal: { id: string }, seller: Someone, buyer: Someone): Promise<Someone> {
  const title = await makeMember('Tia');
  const party_id = await seller.post('rpc/invite_party', {
    deal_id: deal.id,
    email: title.email,
    name: title.name,
    role: 'title',
    rights: ['earnest_money', 'messages'],
  });
  await title.post('rpc/join_deal', { party_id });
  await buyer.post('rpc/accept_party', { party_id });
  return title;
}

/** The title company confirms that the first deposit of openDeal arrived today. */
export async function confirmDeposit({ id }: { id: string }, title: Someone): Promise<void> {
  const [step] = await title.read<{ id: string }>(`deal_milestones?select=id&deal_id=eq.${id}&kind=eq.earnest_money`);
  await title.post('rpc/move_milestone', {
    milestone_id: step?.id,
    action: 'confirm',
    amount: 3000,
    // The deal's zone may still have another day than ours.
    received_on: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
    reference: 'Wire 4471',
  });
}

/** Presses a button that asks for confirmation in a dialog with the same button. */
export async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The section of a deal's agreements. */
export const agreementsOf = (page: Page) => page.getByRole('region', { name: 'Agreements' });
const assignment = 'Assignment of purchase contract';

/** Prepares an assignment agreement in the deal room, opened at `#agreements`, and sends it for signatures. */
export async function prepareAssignment(
  page: Page,
  { owner, contractOn, fee }: { owner: string; contractOn: string; fee: number },
): Promise<void> {
  await agreementsOf(page).getByRole('button', { name: 'Prepare agreement' }).click();
  const form = page.getByRole('dialog', { name: 'Prepare an agreement' });
  await form.getByLabel('Seller in the original contract').fill(owner);
  await form.getByLabel('Date of the original contract').fill(contractOn);
  await form.getByLabel('Assignment fee').fill(String(fee));
  await form.getByRole('button', { name: 'Review the text' }).click();
  const preview = page.getByRole('dialog', { name: assignment });
  await expect(preview.getByText(`an assignment fee of $${fee.toLocaleString('en-US')}`)).toBeVisible();
  await preview.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(agreementsOf(page).getByText('Awaiting signatures')).toBeVisible();
}

/** Changes terms in the deal room, by their labels, and sends the amendment. `answers`: counters the other side's. */
export async function proposeAmendment(
  page: Page,
  terms: Record<string, string>,
  { answers = false } = {},
): Promise<void> {
  const [button, title] = answers ? [/^Counter: /, 'Counter the amendment'] : ['Change the terms', 'Change the terms'];
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(terms)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Review the text' }).click();
  const preview = page.getByRole('dialog', { name: /^Amendment/ });
  await preview.getByRole('button', { name: 'Send for signatures' }).click();
  await expect(preview).toHaveCount(0);
}

/** Signs the agreement of this title that waits in the deal room with this name. */
export async function signAgreement(page: Page, name: string, title = 'Amendment'): Promise<void> {
  await agreementsOf(page)
    .getByRole('button', { name: new RegExp(`^Review and sign: ${title}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
  await dialog.getByLabel('Your full name').fill(name);
  await dialog.getByRole('checkbox', { name: /^I agree to sign electronically/ }).check();
  await dialog.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Reads an assignment agreement in the deal room to its end and signs it with this name. */
export async function signAssignment(page: Page, name: string): Promise<void> {
  await agreementsOf(page)
    .getByRole('button', { name: `Review and sign: ${assignment}` })
    .click();
  const dialog = page.getByRole('dialog', { name: assignment });
  await expect(dialog.getByRole('heading', { name: '9. General terms' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(dialog.getByText('Check the box to sign')).toBeVisible();
  await dialog.getByLabel('Your full name').fill(name);
  await dialog.getByRole('checkbox', { name: /^I agree to sign electronically/ }).check();
  await dialog.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Confirms the closing in the deal room at a price, today. */
export async function confirmClosing(page: Page, price: number): Promise<void> {
  await page.getByRole('button', { name: 'Confirm closing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the closing' });
  const field = dialog.getByLabel('Final price');
  await expect(field).toHaveValue(price.toLocaleString('en-US'));
  await dialog.getByRole('button', { name: 'Confirm closing' }).click();
  await expect(dialog).toHaveCount(0);
}
