import { expect, type Page } from '@playwright/test';
import { stripeUrl } from './urls';

/** The sandbox’s data about a customer. */
interface Customer {
  id: string;
  email: string;
  subscriptions: { id: string; status: string }[];
  invoices: { id: string; status: string; amount_paid: number }[];
}

/** Returns the sandbox’s data about a member; null if there is none. */
export async function customerOf(email: string): Promise<Customer | null> {
  const response = await fetch(`${stripeUrl}/control.json`);
  const { customers } = (await response.json()) as { customers: Customer[] };
  return customers.find((customer) => customer.email === email) ?? null;
}

/** Clicks a button on the sandbox’s control page. Resolves once the webhook has been called. */
export async function postToSandbox(path: string, fields: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${stripeUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(response.status, `POST ${path}`).toBeLessThan(400);
}

/** Pays on the sandbox’s payment page with the test card that matches `card`. */
export async function payWith(page: Page, card: RegExp) {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
