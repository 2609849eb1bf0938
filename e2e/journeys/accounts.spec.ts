import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, freshEmail, linkIn, mailTo, readRows, test } from '../fixtures';
import { createAccount, makeMember, password, signInByForm, signOutByMenu } from '../people';
import { appUrl, publicUrl } from '../urls';

const banner = (page: Page) => page.getByRole('region', { name: 'Email verification' });

test.describe('confirming the email elsewhere', () => {
  // Requests of the browser that lost its session, and of the one that must set a password first.
  test.use({ expectedErrors: /status of 4(00|01|03)/ });

  test('takes a new password, which only the owner of the address knows', async ({ page, newVisitor }) => {
    const email = freshEmail('wizard');
    await createAccount(email, 'Wanda Izard');
    await signInByForm(page, email, password);
    await page.getByRole('button', { name: 'Resend Email', exact: true }).click();
    await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();

    const other = await newVisitor();
    await other.goto(linkIn(await mailTo(email, /verify/i)));
    await other.getByRole('button', { name: 'Verify email' }).click();
    // Someone else may have signed up with this address, so nothing else works until there's a new password.
    await expect(other.getByText('Your email is verified.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await other.goto(`${appUrl}/dashboard`);
    await expect(other.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await other.getByLabel('New Password', { exact: true }).fill('chosen by the owner');
    await other.getByLabel('Confirm New Password').fill('chosen by the owner');
    await other.getByRole('button', { name: 'Update Password' }).click();
    await expect(other).toHaveURL(`${appUrl}/dashboard`);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Wanda');
    await expect(banner(other)).toHaveCount(0);
    // The first browser is signed out, and the password it chose no longer works.
    await expect(page.getByText('Your session expired.')).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /status of 40(0|3)/ });

  test('resets a forgotten password by a link that works once', async ({ newVisitor }) => {
    const email = freshEmail('forgetful');
    await createAccount(email, 'Fern Getful');

    const other = await newVisitor();
    await other.goto('/forgot-password');
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(other.getByText('Reset link sent!')).toBeVisible();
    const link = linkIn(await mailTo(email, /password|reset/i));
    await other.goto(link);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText('Set New Password')).toBeVisible();
    await other.getByLabel('New Password', { exact: true }).fill('another password');
    await other.getByLabel('Confirm New Password').fill('another password');
    await other.getByRole('button', { name: 'Update Password' }).click();
    // Redirects home after three seconds.
    await expect(other).not.toHaveURL(/reset-password/);

    const third = await newVisitor();
    await third.goto('/signin');
    await third.getByLabel('Email').fill(email);
    await third.getByLabel('Password', { exact: true }).fill(password);
    await third.getByLabel('Password', { exact: true }).press('Enter');
    await expect(third.getByText('Invalid email or password')).toBeVisible();
    await third.getByLabel('Password', { exact: true }).fill('another password');
    await third.getByLabel('Password', { exact: true }).press('Enter');
    await expect(third).toHaveURL(`${appUrl}/dashboard`);

    // The link is used up, and a new one can be requested.
    const fourth = await newVisitor();
    await fourth.goto(link);
    await fourth.getByRole('button', { name: 'Continue' }).click();
    await expect(fourth.getByText('Invalid or expired password reset link. Please request a new one.')).toBeVisible();
  });
});

/** A member’s row as visitors can read it; undefined if the profile is private. */
const publicRow = async (name: string) =>
  (
    await readRows<{ location: string | null; investment_interests: string[]; roles: string[] | null }>(
      `users?select=location,investment_interests,roles&name=eq.${encodeURIComponent(name)}`,
    )
  )[0];

test('a member edits a profile and makes it private, with a warning before losing changes', async ({ page }) => {
  const member = await makeMember('Prof');
  const { name } = member;
  await member.enter(page, '/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Location').fill('Reno, NV');
  await page.getByLabel('Investment interests').fill(' Land,, Small multifamily ,Land,');
  await page.getByLabel('LinkedIn').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('LinkedIn')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/prof');
  await page.getByRole('radio', { name: /Private/ }).check();

  // Leaving asks for confirmation.
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Reno, NV');
  expect((await publicRow(name))?.location).not.toBe('Reno, NV');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reno, NV')).toBeVisible();
  await expect(page.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', 'https://linkedin.com/in/prof');
  expect(await publicRow(name)).toBeUndefined();

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByRole('radio', { name: /Public/ }).check();
  await page.getByLabel('Show these on my profile').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  expect(await publicRow(name)).toEqual({
    location: 'Reno, NV',
    investment_interests: ['Land', 'Small multifamily'],
    roles: null,
  });
});

test.describe('account settings', () => {
  // The page that's open while the confirmation ends its session may get a 401.
  test.use({ expectedErrors: /status of 4(00|01|03|22)/ });

  test('a member changes password and email, exports data, and deletes the account', async ({ page, newVisitor }) => {
    const member = await makeMember('Lee');
    const changed = freshEmail('moved');
    await member.enter(page, '/account');

    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill('the second password');
    await page.getByLabel('Repeat new password').fill('the second password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('Your password').fill('the second password');
    await page.getByLabel('New email').fill(changed);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(changed).first()).toBeVisible();
    const other = await newVisitor();
    await other.goto(linkIn(await mailTo(changed, /new email/i)));
    await other.getByRole('button', { name: 'Verify new email' }).click();
    await expect(other).toHaveURL(`${appUrl}/account`);
    await expect(other.getByText(changed).first()).toBeVisible();

    await other.getByRole('link', { name: 'Privacy and data' }).click();
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Download my data' }).click();
    const archive = unzipSync(await readFile(await (await download).path()));
    const data = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())) as Record<string, unknown>;
    expect(data).toMatchObject({ account: { email: changed }, profile: { name: member.name } });

    await other.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('the second password');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(other.getByText('Your account and its data were deleted.')).toBeVisible({ timeout: 30_000 });
    await expect(other).toHaveURL(new RegExp(`^${publicUrl}/`));

    await other.goto('/signin');
    await other.getByLabel('Email').fill(changed);
    await other.getByLabel('Password', { exact: true }).fill('the second password');
    await other.getByLabel('Password', { exact: true }).press('Enter');
    await expect(other.getByText('Invalid email or password')).toBeVisible();
  });
});

test('signing in or out applies to both hosts and every tab', async ({ page, context }) => {
  await signInByForm(page, 'free@cornerlot.test');

  const publicTab = await context.newPage();
  await publicTab.goto(`${publicUrl}/marketplace`);
  await expect(publicTab.getByRole('link', { name: 'Join free' })).toHaveCount(0);
  const appTab = await context.newPage();
  await appTab.goto(`${appUrl}/my-listings`);
  await expect(appTab.getByRole('heading', { level: 1 })).toBeVisible();

  await signOutByMenu(page);
  await expect(page).toHaveURL(`${publicUrl}/`);
  // The other tabs update without a reload.
  await expect(appTab).toHaveURL(`${appUrl}/signin?redirect=%2Fmy-listings`);
  await publicTab.goto(`${publicUrl}/app/dashboard`);
  await expect(publicTab).toHaveURL(`${appUrl}/signin?redirect=%2Fdashboard`);

  // Signing in again opens the page requested before.
  await appTab.getByLabel('Email').fill('free@cornerlot.test');
  await appTab.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
  await appTab.getByLabel('Password', { exact: true }).press('Enter');
  await expect(appTab).toHaveURL(`${appUrl}/my-listings`);
});

test('the chosen theme applies to both hosts and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/signin');
  const theme = page.locator('html');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${appUrl}/signin`);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});
