import { expect, test } from '../fixtures';
import { demoMember } from '../people';
import { backendUrl } from '../urls';

test('a member connects a program with an API key, and revokes it', async ({ page, request }) => {
  const member = await demoMember('closer');
  await member.enter(page, '/account/developer');
  const me = (key: string) =>
    request.get(`${backendUrl}/functions/v1/api/v1/me`, { headers: { authorization: `Bearer ${key}` } });

  const key = await test.step('the key is shown once', async () => {
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill('Deal spreadsheet');
    await dialog.getByLabel('Offers and deals').check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByRole('heading', { name: 'Copy your new key' })).toBeFocused();
    const shown = await page.getByText(/^clk_[\w-]{43}$/).innerText();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(shown)).toHaveCount(0);
    return shown;
  });

  await test.step('it works as the member, and the log says so', async () => {
    const answer = (await (await me(key)).json()) as { member: { id: string }; key: { scopes: string[] } };
    expect(answer).toMatchObject({ member: { id: member.id }, key: { scopes: ['listings:read', 'deals'] } });
    await page.reload();
    await expect(page.getByText('GET /v1/me')).toBeVisible();
  });

  await test.step('revoking it stops it', async () => {
    await page.getByRole('button', { name: 'Revoke Deal spreadsheet' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('Key revoked')).toBeVisible();
    expect((await me(key)).status()).toBe(401);
  });
});
