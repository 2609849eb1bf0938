import type { Page } from '@playwright/test';
import { customerOf, payWith, postToSandbox } from '../stripe';
import { expect, mailTo, readRows, test } from '../fixtures';
import { makeMember, type Someone } from '../people';
import { appUrl, stripeUrl } from '../urls';

const currentPlan = (page: Page) => page.getByRole('region', { name: 'Current plan' });

/** The sandbox’s subscription of a member. */
async function subscriptionOf({ email }: Someone) {
  const subscription = (await customerOf(email))?.subscriptions.at(-1);
  if (!subscription) throw new Error(`${email} has no subscription.`);
  return subscription;
}

/** Selects the annual plan and continues to Stripe’s page. */
async function selectAnnual(page: Page) {
  await page.getByRole('button', { name: 'Select Closer (Annual)' }).click();
  await page.waitForURL(`${stripeUrl}/pay/**`);
}

test.describe('a membership that ends', () => {
  // A page may start with the membership its last visit kept; Postgres then refuses the Verified Only filter.
  test.use({ expectedErrors: /status of 403.*\/(search|count)_properties/ });

  test('a free member upgrades, cancels, and is free again', async ({ page, newVisitor }) => {
    const member = await makeMember('Paula');
    const [listing] = await readRows<{ id: string }>(
      'properties?select=id,users!properties_user_id_fkey!inner(id)&verified=is.true&order=created_at.desc&limit=1',
    );
    const listingPath = `/marketplace/${listing?.id}`;

    // The locked contact details link to the plans.
    await member.enter(page, listingPath);
    await expect(page.getByText('Contact information available to Pro and Partner members')).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Upgrade/ })
      .click();
    await expect(page).toHaveURL(`${appUrl}/membership?redirect=${encodeURIComponent(listingPath)}`);
    await expect(currentPlan(page)).toContainText('Free Plan');
    await selectAnnual(page);
    await expect(page.getByText('$5,000').first()).toBeVisible();
    await payWith(page, /4242/);

    // The success page waits for the webhook, then shows what was bought.
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText('Closer (Annual)');
    await expect(page.getByRole('main')).toContainText(/cs_test_\w+/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await mailTo(member.email, /membership/i);

    // Paid features are unlocked.
    await page.goto(appUrl + listingPath);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await page.goto(`${appUrl}/marketplace`);
    await page.getByRole('button', { name: 'Verified Only' }).click();
    await expect(page).toHaveURL(/verified=1/);
    await page.goto(`${appUrl}/membership`);
    await expect(currentPlan(page)).toContainText('Closer (Annual)');
    await expect(currentPlan(page)).toContainText(/Renews /);
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(page.getByRole('link', { name: /^Change plan/ })).toHaveAttribute('href', '/account/billing');

    // Canceled at Stripe, the subscription continues until the period ends and says so.
    await page.goto(`${appUrl}/account/billing`);
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    await page.waitForURL(`${stripeUrl}/portal/**`);
    await page.getByRole('button', { name: /^Cancel membership|^Confirm|^End/ }).click();
    // A flow for one action returns to the app.
    await page.waitForURL(`${appUrl}/account/billing`);
    await expect(page.getByText(/^Canceling /).first()).toBeVisible();
    await expect(page.getByText(/will cancel on/).first()).toBeVisible();

    // Open pages update automatically. Advancing the sandbox’s clock would end other tests’ subscriptions, too.
    const other = await newVisitor();
    await member.enter(other, listingPath);
    await expect(other.locator('a[href^="mailto:"]').first()).toBeVisible();
    await postToSandbox(`/subscriptions/${(await subscriptionOf(member)).id}/cancel`);
    await expect(other.getByText('Contact information available to Pro and Partner members')).toBeVisible();
    await expect(other.locator('a[href^="mailto:"]')).toHaveCount(0);
    await page.goto(`${appUrl}/membership`);
    await expect(currentPlan(page)).toContainText('Free Plan');
    await page.goto(`${appUrl}/marketplace?verified=1`);
    await expect(
      page.getByText('Verified listings are exclusively available to Closer and Partner members'),
    ).toBeVisible();
  });
});

test.describe('a member whose payment fails', () => {
  // The browser logs responses of Stripe’s page for a declined card (402) and an expired session (410).
  test.use({ expectedErrors: /status of (402|410)/ });

  test('stays free and can try again', async ({ page }) => {
    const member = await makeMember('Dora');
    await member.enter(page, '/membership');

    // After a declined card, the page accepts another.
    await selectAnnual(page);
    const first = page.url();
    await payWith(page, /0002/);
    await expect(page.getByRole('alert')).toBeVisible();

    // Leave with the page’s own back link.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(currentPlan(page)).toContainText('Free Plan');

    // A double click opens one session and reuses the earlier one.
    await page.getByRole('button', { name: 'Select Closer (Annual)' }).dblclick();
    await page.waitForURL(`${stripeUrl}/pay/**`);
    expect(page.url()).toBe(first);

    // After closing the tab or going back, nothing is charged and the button works again.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Select Closer (Annual)' })).toBeEnabled();
    expect((await customerOf(member.email))?.subscriptions).toEqual([]);

    // Selecting another plan expires the first session, so only one can be paid.
    await page.getByRole('button', { name: 'Select Closer (Quarterly)' }).click();
    await page.waitForURL(`${stripeUrl}/pay/**`);
    expect(page.url()).not.toBe(first);
    const second = page.url();
    await page.goto(first);
    await expect(page.getByRole('heading', { name: /expired/ })).toBeVisible();

    // Failed authentication charges nothing; completed authentication does.
    await page.goto(second);
    await payWith(page, /3155/);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(
      (await member.read<{ membership_tier: string }>(`users?select=membership_tier&id=eq.${member.id}`))[0]
        ?.membership_tier,
    ).toBe('free');
    await payWith(page, /3155/);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText('Closer (Quarterly)');

    // A declined renewal is shown, and paid features stay while the card is tried again.
    const { id } = await subscriptionOf(member);
    await page.goto(`${appUrl}/account/billing`);
    await postToSandbox(`/subscriptions/${id}/fail`);
    await expect(page.getByText('Past Due').first()).toBeVisible();
    await expect(page.getByText(/You keep your membership while we retry your card, next on /).first()).toBeVisible();
    await mailTo(member.email, /payment/i);
    await postToSandbox(`/subscriptions/${id}/pay`);
    await expect(page.getByText('Past Due')).toHaveCount(0);
    expect(
      (await member.read<{ membership_tier: string }>(`users?select=membership_tier&id=eq.${member.id}`))[0]
        ?.membership_tier,
    ).toBe('closer');
  });
});
