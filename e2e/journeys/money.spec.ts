import type { Page } from '@playwright/test';
import { atSandbox, customerOf, payWith } from '../cards';
import { expect, expectAccessible, expectNoSidewaysScroll, mailTo, readRows, test } from '../fixtures';
import { makeMember, type Someone } from '../people';
import { appUrl, cardsUrl } from '../ports';

const currentPlan = (page: Page) => page.getByRole('region', { name: 'Current plan' });

/** The subscription that the sandbox has for a member. */
async function subscriptionOf({ email }: Someone) {
  const subscription = (await customerOf(email))?.subscriptions.at(-1);
  if (!subscription) throw new Error(`${email} has no subscription.`);
  return subscription;
}

/** Chooses the annual plan and arrives at the provider's page. */
async function selectAnnual(page: Page) {
  await page.getByRole('button', { name: 'Select Closer (Annual)' }).click();
  await page.waitForURL(`${cardsUrl}/pay/**`);
}

test('a free member upgrades, uses what it opens, cancels, and is free again when the period is over', async ({
  page,
  newVisitor,
  isMobile,
}) => {
  test.slow();
  const member = await makeMember('Paula');
  const [listing] = await readRows<{ id: string }>(
    'properties?select=id,users!properties_user_id_fkey!inner(id)&verified=is.true&order=created_at.desc&limit=1',
  );
  const listingPath = `/marketplace/${listing?.id}`;

  // The locked contact leads to the plans.
  await member.enter(page, listingPath);
  await expect(page.getByText('Contact information available to Pro and Partner members')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Upgrade/ })
    .click();
  await expect(page).toHaveURL(`${appUrl}/membership`);
  await expect(currentPlan(page)).toContainText('Free Plan');
  await selectAnnual(page);
  await expect(page.getByText('$5,000').first()).toBeVisible();
  await expectAccessible(page);
  await payWith(page, /4242/);

  // The success page waits for the provider's word, then shows what was bought.
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Closer (Annual)');
  await expect(page.getByRole('main')).toContainText(/cs_test_\w+/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await mailTo(member.email, /membership/i);

  // What was closed is open.
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

  // Cancelled at the provider, it goes on to the period's end and says so.
  await page.goto(`${appUrl}/account/billing`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await page.waitForURL(`${cardsUrl}/portal/**`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel membership|^Confirm|^End/ }).click();
  // Who came for this one thing is sent back once it is done.
  await page.waitForURL(`${appUrl}/account/billing`);
  await expect(page.getByText(/^Canceling /).first()).toBeVisible();
  await expect(page.getByText(/will cancel on/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Open windows learn of the end by themselves. The clock is the whole sandbox's: one width moves it, the other ends this one alone.
  const other = await newVisitor();
  await member.enter(other, listingPath);
  await expect(other.locator('a[href^="mailto:"]').first()).toBeVisible();
  if (isMobile) await atSandbox(`/subscriptions/${(await subscriptionOf(member)).id}/cancel`);
  else await atSandbox('/clock', { days: '367' });
  await expect(other.getByText('Contact information available to Pro and Partner members')).toBeVisible();
  await expect(other.locator('a[href^="mailto:"]')).toHaveCount(0);
  await page.goto(`${appUrl}/membership`);
  await expect(currentPlan(page)).toContainText('Free Plan');
  await page.goto(`${appUrl}/marketplace?verified=1`);
  await expect(
    page.getByText('Verified listings are exclusively available to Closer and Partner members'),
  ).toBeVisible();
});

test.describe('who does not pay', () => {
  // The browser complains of how the provider's page answers a declined card (402) and a session that is closed (410).
  test.use({ expectedErrors: /status of (402|410)/ });

  test('stays free, and can try again', async ({ page }) => {
    test.slow();
    const member = await makeMember('Dora');
    await member.enter(page, '/membership');

    // A declined card keeps the page and takes another.
    await selectAnnual(page);
    const first = page.url();
    await payWith(page, /0002/);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);

    // Leaving by the page's own way back.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(currentPlan(page)).toContainText('Free Plan');

    // Two presses open one session; that of before is used again.
    await page.getByRole('button', { name: 'Select Closer (Annual)' }).dblclick();
    await page.waitForURL(`${cardsUrl}/pay/**`);
    expect(page.url()).toBe(first);

    // The tab is closed, or Back pressed: nothing is paid, and the button works again.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Select Closer (Annual)' })).toBeEnabled();
    expect((await customerOf(member.email))?.subscriptions).toEqual([]);

    // Another plan closes the session of the first: no two can be paid.
    await page.getByRole('button', { name: 'Select Closer (Quarterly)' }).click();
    await page.waitForURL(`${cardsUrl}/pay/**`);
    expect(page.url()).not.toBe(first);
    const second = page.url();
    await page.goto(first);
    await expect(page.getByRole('heading', { name: /expired/ })).toBeVisible();

    // A bank's second step that fails pays nothing; completed, it does.
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

    // A renewal that fails is told, and what it opened is closed until it is paid.
    const { id } = await subscriptionOf(member);
    await page.goto(`${appUrl}/account/billing`);
    await atSandbox(`/subscriptions/${id}/fail`);
    await expect(page.getByText('Past Due').first()).toBeVisible();
    await mailTo(member.email, /payment/i);
    await atSandbox(`/subscriptions/${id}/pay`);
    await expect(page.getByText('Past Due')).toHaveCount(0);
    expect(
      (await member.read<{ membership_tier: string }>(`users?select=membership_tier&id=eq.${member.id}`))[0]
        ?.membership_tier,
    ).toBe('closer');
  });
});

test('a payment that is not the member’s is not shown as theirs', async ({ page }) => {
  const member = await makeMember('Nora');
  await member.enter(page, '/payment/success?session_id=cs_test_somebody_else');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this payment' })).toBeVisible();
  await expectAccessible(page);
});
