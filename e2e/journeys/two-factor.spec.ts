import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { totpCode } from '../../tests/totp';
import { expect, mailTo, test } from '../fixtures';
import { makeMember, password } from '../people';
import { appUrl, publicUrl } from '../urls';

/** A code that is wrong now and in the next minutes. */
function wrongCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return ['000000', '111111', '222222'].find((code) => totp.validate({ token: code, window: 5 }) === null) ?? '';
}

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });
const codePrompt = (page: Page) => page.getByRole('heading', { name: 'Two-factor authentication', level: 1 });

async function signIn(page: Page, email: string, url: string) {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(codePrompt(page)).toBeVisible();
}

// Wrong codes, and requests of sessions that ended.
test.use({ expectedErrors: /status of 4(00|01|03|22)/ });

test('a member turns on two-factor authentication and signs in with a code, then a recovery code @pictures', async ({
  page,
  newVisitor,
}) => {
  const member = await makeMember('Tova');
  await member.enter(page, '/account');
  await section(page).getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const qrCode = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const key = page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Authenticator code').fill(wrongCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is incorrect or expired. Try again.')).toBeVisible();
  await page.getByLabel('Authenticator code').fill(totpCode(secret));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByLabel('I saved my recovery codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(section(page)).toContainText('10 codes left');
  expect((await mailTo(member.email, /turned on/)).text).toContain('If this wasn’t you');

  // On the public host, in two tabs, and after a reload.
  const other = await newVisitor();
  await signIn(other, member.email, `${publicUrl}/signin`);
  const tab = await other.context().newPage();
  await tab.goto(`${appUrl}/saved`);
  await expect(codePrompt(tab)).toBeVisible();
  await other.reload();
  await other.getByLabel('Code').fill(wrongCode(secret));
  await other.keyboard.press('Enter');
  await expect(other.getByText('That code is incorrect or expired. Try again.')).toBeVisible();
  // A visitor until then.
  await tab.goto(`${publicUrl}/marketplace`);
  await expect(tab.getByRole('article').first()).toBeVisible();
  await tab.goto(`${appUrl}/saved`);
  await expect(codePrompt(tab)).toBeVisible();
  await other.getByLabel('Code').fill(totpCode(secret));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(`${appUrl}/dashboard`);
  await expect(tab).toHaveURL(`${appUrl}/saved`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Saved/);

  // On the app host, with a recovery code.
  const lost = await newVisitor();
  await signIn(lost, member.email, `${appUrl}/messages`);
  await lost.getByRole('button', { name: 'Use a recovery code' }).click();
  await lost.getByLabel('Recovery code').fill('aaaa-bbbb-cccc-dddd');
  await lost.keyboard.press('Enter');
  await expect(lost.getByText('That recovery code is incorrect.')).toBeVisible();
  await lost.getByLabel('Recovery code').fill(codes[3] ?? '');
  await lost.keyboard.press('Enter');
  await expect(lost.getByRole('heading', { name: 'Signed in with a recovery code' })).toBeVisible();
  await lost.getByRole('button', { name: 'Not now' }).click();
  await expect(lost).toHaveURL(`${appUrl}/messages`);
  await mailTo(member.email, /signed in to your account with a recovery code/);
  // Still on, until another code turns it off.
  await lost.goto(`${appUrl}/account`);
  await expect(section(lost)).toContainText('9 codes left');
  await section(lost).getByRole('button', { name: 'I lost my app' }).click();
  await lost.getByLabel('Recovery code').fill(codes[3] ?? '');
  await lost.keyboard.press('Enter');
  await expect(lost.getByText('That recovery code is incorrect.')).toBeVisible();
  await lost.getByLabel('Recovery code').fill(codes[5] ?? '');
  await lost.keyboard.press('Enter');
  await expect(section(lost).getByRole('button', { name: 'Turn on' })).toBeVisible();
  // The other browsers are signed out.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
