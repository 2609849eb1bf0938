import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  linkIn,
  mailTo,
  readRows,
  test,
} from '../fixtures';
import { choose, createAccount, fillAccount, fillFocus, password, png, signUp, tabTo } from '../people';
import { appUrl, publicUrl } from '../urls';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const banner = (page: Page) => page.getByRole('region', { name: 'Email verification' });

/** Natural width of the picture in the header; 0 if there is none. */
const headerPicture = (page: Page) =>
  page
    .getByRole('button', { name: 'Your account' })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
    .catch(() => 0);

async function choosePicture(page: Page) {
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png([199, 125, 10]) });
  await expect(page.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible();
}

test.describe('confirming the email elsewhere', () => {
  // Requests of the browser that lost its session, and of the one that must set a password first.
  test.use({ expectedErrors: /status of 4(00|01|03)/ });

  test('a visitor signs up in six steps and confirms the email in another browser @phone', async ({
    page,
    newVisitor,
  }) => {
    const email = freshEmail('wizard');
    await page.goto('/signup');
    await fillAccount(page, email, 'Wanda Izard');

    // Each step shows what is missing. Before this step appears, the press would be for the last one.
    await expect(page.getByRole('heading', { name: 'Where are you located' })).toBeVisible();
    await next(page);
    await expect(page.getByText('Please select both a state and a county.')).toBeVisible();
    await choose(page, 'State', 'virgin', /^VA/);
    await choose(page, 'County', 'alex', 'Alexandria, City of');
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Wanda Izard');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.goForward();
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('Alexandria, City of');
    // Changing the state changes the list of counties.
    await choose(page, 'State', 'tx', /^TX/);
    await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('');
    await fillFocus(page);

    await choosePicture(page);
    await page.getByRole('button', { name: 'Crop & Upload' }).click();
    await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${appUrl}/membership`);
    await expect.poll(() => headerPicture(page)).toBeGreaterThan(0);
    await expect(banner(page)).toBeVisible();

    // The wizard’s answers are saved, and private ones are hidden.
    await page.goto(`${appUrl}/profile`);
    await expect(page.getByText('Travis, TX')).toBeVisible();
    await expect(page.getByText('Wholesaler').first()).toBeVisible();
    const [publicProfile] = await readRows<{ roles: string[]; email: null; profile_image_url: string }>(
      'users?select=roles,email,phone,profile_image_url&name=eq.Wanda Izard&order=created_at.desc&limit=1',
    );
    expect(publicProfile).toMatchObject({ roles: ['wholesaler'], email: null, phone: null });
    expect(publicProfile?.profile_image_url).toMatch(/\.jpg$/);

    const other = await newVisitor();
    await other.goto(linkIn(await mailTo(email, /confirm/i)));
    // Someone else may have signed up with this address, so nothing else works until there's a new password.
    await expect(other.getByText('Your email is confirmed.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await expectAccessible(other);
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

test('the sign-up wizard works with the keyboard alone', async ({ page }) => {
  const email = freshEmail('keys');
  const { keyboard } = page;
  const tabToRole = (role: 'button' | 'combobox' | 'checkbox', name: RegExp | string) =>
    tabTo(page, page.getByRole(role, { name }));
  const pick = async (label: string, search: string) => {
    await tabToRole('combobox', label);
    await keyboard.type(search);
    await expect(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
  };
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused();

  await page.goto('/signup');
  await page.getByLabel('Full name').focus();
  await keyboard.type('Kay Board');
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type('512 555 0147');
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await heading('Where are you located');
  // Tab selects the typed match and moves on to the county.
  await tabToRole('combobox', 'State');
  await keyboard.type('Guam');
  await keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'County' })).toBeFocused();
  await pick('County', 'Guam');
  await tabToRole('button', 'Next');
  await keyboard.press('Enter');
  await heading('What Roles Best Describe Your Focus?');
  await tabToRole('checkbox', /Agent/);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await heading('What Industries Are You Pursuing?');
  await tabToRole('checkbox', /Land/);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await heading('What Markets Are You Focused On?');
  await pick('State', 'Nevada');
  await pick('County', 'Carson');
  await tabToRole('button', 'Add Market');
  await keyboard.press('Enter');
  await expect(page.getByText('Carson City, NV', { exact: true })).toBeVisible();
  await tabToRole('button', 'Next');
  await keyboard.press('Enter');
  await heading('Add a Profile Picture');

  // Keys can’t operate the browser’s file picker, so set the file directly.
  await tabToRole('button', /Choose picture/);
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: png([14, 107, 78]) });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await dialog.getByRole('slider', { name: 'Zoom' }).evaluate((element) => element === document.activeElement))
      break;
    await keyboard.press('Tab');
  }
  await keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  for (let presses = 0; presses < 10; presses += 1) {
    if (
      await dialog
        .getByRole('button', { name: 'Crop & Upload' })
        .evaluate((element) => element === document.activeElement)
    )
      break;
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await tabToRole('button', 'Create Account');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${appUrl}/membership`);
});

test('reloading the sign-up wizard keeps everything except the passwords', async ({ page }) => {
  await page.goto('/signup');
  await fillAccount(page, freshEmail('reload'), 'Rhea Load');
  await fillFocus(page);
  await choosePicture(page);
  await page.getByRole('button', { name: 'Crop & Upload' }).click();
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Rhea Load');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next(page);
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`${appUrl}/membership`);
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0);
});

test.describe('when sign-up fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

  test('the wizard explains each failure and loses nothing', async ({ page }) => {
    await page.goto('/signup');
    await next(page);
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await fillAccount(page, 'free@cornerlot.test', 'Dupe Licate');
    await fillFocus(page);

    // Files that aren’t pictures despite their names, and a picture that’s too large.
    const file = page.getByLabel('Picture file');
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') });
    await expect(page.getByText('Invalid file type. Please upload JPEG, PNG, or WebP images only.')).toBeVisible();
    await file.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png([0, 0, 0]), Buffer.alloc(10 * 1024 * 1024)]),
    });
    await expect(page.getByText('File size too large. Maximum size is 10MB.')).toBeVisible();
    await choosePicture(page);
    await page.getByRole('button', { name: 'Crop & Upload' }).click();

    // Offline, twice: both clicks create the same account.
    await page.route('**/auth/v1/signup**', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(/Failed to create account\. Please try again\./)).toBeVisible();
    await page.unroute('**/auth/v1/signup**');

    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    const email = freshEmail('second');
    await page.getByLabel('Email').fill(email);
    await next(page);

    // The account is created, but the upload fails with 500.
    await page.route('**/storage/v1/object/avatars/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'boom' } }),
    );
    await page.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(page.getByText('Failed to upload image.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/storage/v1/object/avatars/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${appUrl}/membership`);
    await expect.poll(() => headerPicture(page)).toBeGreaterThan(0);
  });
});

test.describe('links in emails', () => {
  // A rejected password, and an email requested too soon.
  test.use({ expectedErrors: /status of 4(00|29)/ });

  test('a password reset link works once and replaces the old password', async ({ newVisitor }) => {
    const email = freshEmail('forgetful');
    await createAccount(email, 'Fern Getful');

    const other = await newVisitor();
    await other.goto('/forgot-password');
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(other.getByText('Reset link sent!')).toBeVisible();
    const link = linkIn(await mailTo(email, /password|reset/i));
    await other.goto(link);
    await expect(other.getByText('Set New Password')).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel('New Password', { exact: true }).fill('short');
    await other.getByLabel('Confirm New Password').fill('other');
    await other.getByRole('button', { name: 'Update Password' }).click();
    await expect(other.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await expect(other.getByText('Passwords do not match.')).toBeVisible();
    await other.getByLabel('New Password', { exact: true }).fill('another password');
    await other.getByLabel('Confirm New Password').fill('another password');
    await other.getByRole('button', { name: 'Update Password' }).click();
    // Redirects home after three seconds.
    await expect(other).not.toHaveURL(/reset-password/, { timeout: 10_000 });

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
    await expect(fourth.getByText('Invalid or expired password reset link. Please request a new one.')).toBeVisible();
    await expectAccessible(fourth);
  });

  test('a used or invalid confirmation link offers a new one', async ({ page, newVisitor }) => {
    const email = freshEmail('confirm');
    await signUp(page, email, 'Connie Firm');
    const link = linkIn(await mailTo(email, /confirm/i));

    const other = await newVisitor();
    await other.goto(link.replace(/token=[^&]+/, 'token=0000'));
    await expect(other.getByText(/This confirmation link is invalid or has expired\./)).toBeVisible();
    await expectAccessible(other);
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send new link' }).click();
    // The first email was sent seconds ago, so the page shows the wait time.
    await expect(other.getByText(/Try again in \d+ seconds?\./)).toBeVisible();

    await page.goto(link);
    await expect(page).toHaveURL(`${appUrl}/dashboard`);
    await expect(banner(page)).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await other.goto(link);
    await expect(other.getByText(/This confirmation link is invalid or has expired\./)).toBeVisible();
  });
});

test('an expired password reset link offers a new one', async ({ newVisitor }) => {
  const email = freshEmail('again');
  await createAccount(email, 'Agatha Gain');
  const other = await newVisitor();
  // The URL of a used or expired link.
  await other.goto(
    '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  );
  await expect(other.getByText('Invalid or expired password reset link. Please request a new one.')).toBeVisible();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Request New Link' }).click();
  await expect(other.getByText('A new password reset link has been sent to your email address.')).toBeVisible();
  // Opened in a browser that didn’t request it.
  const third = await newVisitor();
  await third.goto(linkIn(await mailTo(email, /password|reset/i)));
  await expect(third.getByText('Set New Password')).toBeVisible();
});

test('the redirect parameter only leads to our own paths', async ({ page }) => {
  for (const evil of [
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/x',
  ]) {
    // The dashboard may still be loading, and its requests would fail without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`/signin?redirect=${encodeURIComponent(evil)}`);
    await page.getByLabel('Email').fill('free@cornerlot.test');
    await page.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page, evil).toHaveURL(`${appUrl}/dashboard`);
    // The same for a member who is already signed in.
    await page.goto(`/signin?redirect=${encodeURIComponent(evil)}`);
    await expect(page, evil).toHaveURL(`${appUrl}/dashboard`);
  }
  await page.goto('/signup');
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
  await page.goto(`${publicUrl}/signin?redirect=${encodeURIComponent('/app/my-listings')}`);
  await expect(page).toHaveURL(`${appUrl}/my-listings`);
});

/** A member’s row as visitors can read it; undefined if the profile is private. */
const publicRow = async (name: string) =>
  (
    await readRows<{ location: string | null; investment_interests: string[]; roles: string[] | null }>(
      `users?select=location,investment_interests,roles&name=eq.${encodeURIComponent(name)}`,
    )
  )[0];

test('a member edits a profile and makes it private, with a warning before losing changes', async ({ page }) => {
  const email = freshEmail('profile');
  const name = `Prof ${email.split('@')[0]}`;
  await signUp(page, email, name);
  await page.goto(`${appUrl}/dashboard`);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Location').fill('Reno, NV');
  await page.getByLabel('Investment interests').fill(' Land,, Small multifamily ,Land,');
  await page.getByLabel('LinkedIn').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('LinkedIn')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/prof');
  await page.getByRole('radio', { name: /Private/ }).check();

  // Leaving asks for confirmation.
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Reno, NV');
  expect((await publicRow(name))?.location).toBe('Travis, TX');

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

  test('a member changes password and email, exports data, and deletes the account @phone', async ({
    page,
    newVisitor,
  }) => {
    const email = freshEmail('leaver');
    const changed = freshEmail('moved');
    await signUp(page, email, 'Lee Aver');
    await page.goto(linkIn(await mailTo(email, /confirm/i)));
    await expect(page).toHaveURL(`${appUrl}/dashboard`);
    await page.goto(`${appUrl}/account`);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('the second password');
    await page.getByLabel('Repeat new password').fill('the second password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('That password is incorrect.')).toBeVisible();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill('free@cornerlot.test');
    await page.getByLabel('Your password').fill('not this one');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('That password is incorrect.')).toBeVisible();
    await page.getByLabel('Your password').fill('the second password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New email').fill(changed);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(changed).first()).toBeVisible();
    await expectAccessible(page);
    const other = await newVisitor();
    await other.goto(linkIn(await mailTo(changed, /new email/i)));
    await expect(other).toHaveURL(`${appUrl}/account`);
    await expect(other.getByText(changed).first()).toBeVisible();

    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Download my data' }).click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: changed },
      profile: { name: 'Lee Aver', location: 'Travis, TX' },
      details: { roles: ['wholesaler'], industries: ['residential'] },
      markets: [{ state: 'VA', county: 'Fairfax, City of' }],
      buy_box: { counties: ['Fairfax, City of, VA'] },
    });

    await other.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('That password is incorrect.')).toBeVisible({ timeout: 30_000 });
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
