import { expect, type Page } from '@playwright/test';
import { cardsUrl } from './ports';

/** What the sandbox of the card provider knows of a customer. */
interface Customer {
  id: string;
  email: string;
  subscriptions: { id: string; status: string }[];
  invoices: { id: string; status: string; amount_paid: number }[];
}

/** The sandbox's books of one member; null while it has none. */
export async function customerOf(email: string): Promise<Customer | null> {
  const response = await fetch(`${cardsUrl}/control.json`);
  const { customers } = (await response.json()) as { customers: Customer[] };
  return customers.find((customer) => customer.email === email) ?? null;
}

/** Does what a button of the sandbox's control page does; resolves once the webhook has heard of it. */
export async function atSandbox(path: string, fields: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${cardsUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(response.status, `POST ${path}`).toBeLessThan(400);
}

/** On the sandbox's payment page: pays with the test card whose text this matches. */
export async function payWith(page: Page, card: RegExp) {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
