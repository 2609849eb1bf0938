import { expect, expectAccessible, expectNoSidewaysScroll, freshEmail, readRows, test } from '../fixtures';
import { fillAccount, fillFocus, png } from '../people';
import { appUrl, publicUrl } from '../ports';

const publicScreens = ['/', '/marketplace', '/marketplace?view=list', '/signin', '/signup', '/forgot-password', '/reset-password', '/confirm-email', '/membership', '/no-such-page'];
const appScreens = ['/dashboard', '/marketplace', '/marketplace/submit', '/my-listings', '/profile', '/profile?edit', '/account', '/membership', '/no-such-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('every public screen is accessible and fits its window', async ({ page }) => {
      const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
      for (const path of [...publicScreens, `/property/${listing?.id}`]) {
        await page.goto(publicUrl + path);
        await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('every step of signing up is accessible and fits its window', async ({ page }) => {
      const looksRight = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await page.goto(`${publicUrl}/signup`);
      await fillAccount(page, freshEmail('steps'), 'Stephanie Eps');
      await fillFocus(page, looksRight);
      await looksRight();
      await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png([14, 107, 78]) });
      await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
      await looksRight();
    });

    test('every screen of the app is accessible and fits its window', async ({ page }) => {
      await page.goto(`${publicUrl}/signin`);
      await page.getByLabel('Email').fill('closer@cornerlot.test');
      await page.getByLabel('Password', { exact: true }).fill('cornerlot-demo');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(`${appUrl}/dashboard`);
      const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
      for (const path of [...appScreens, `/marketplace/${listing?.id}`]) {
        await page.goto(appUrl + path);
        await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('a chosen theme holds on both hosts and outlives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${publicUrl}/signin`);
  const theme = page.locator('html');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${appUrl}/signin`);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});
