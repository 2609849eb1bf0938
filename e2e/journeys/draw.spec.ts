import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('a visitor draws an area on the map, and shares what it finds', async ({ page, browser }) => {
  await page.goto('/marketplace?view=map&types=multi-family');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('list', { name: 'Listings on the map' }).getByRole('button').first()).toBeVisible();
  const shown = page.getByText(/^Showing [\d,]+ propert/);
  const before = Number((await shown.innerText()).replaceAll(/\D/g, ''));

  await map.getByRole('button', { name: 'Draw an area' }).click();
  await expect(map.getByText(/Click to add corners/)).toBeVisible();
  await expectAccessible(page);
  // Escape stops drawing.
  await page.keyboard.press('Escape');
  await expect(map.getByText(/Click to add corners/)).toBeHidden();

  await map.getByRole('button', { name: 'Draw an area' }).click();
  await expect(map.getByText(/Click to add corners/)).toBeVisible();
  const canvas = map.getByRole('application');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map has no size.');
  const corners = [
    [0.35, 0.3],
    [0.7, 0.35],
    [0.7, 0.6],
    [0.35, 0.65],
  ] as const;
  for (const [x, y] of [...corners, corners[0]]) {
    const at = { x: box.x + box.width * x, y: box.y + box.height * y };
    await page.mouse.move(at.x, at.y, { steps: 5 });
    await page.mouse.click(at.x, at.y);
  }
  await expect(page).toHaveURL(/[?&]drawn=-?[\d.]+,/);
  await expect(page.getByRole('button', { name: 'Remove Drawn area' })).toBeVisible();
  await expect(shown).not.toHaveText(new RegExp(`Showing ${before.toLocaleString('en-US')} `));
  const after = Number((await shown.innerText()).replaceAll(/\D/g, ''));
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  await expectAccessible(page);

  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText(await shown.innerText())).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Remove the drawn area' })).toBeVisible();
  await expectNoSidewaysScroll(shared);
  await other.close();

  await page.getByRole('button', { name: 'Remove Drawn area' }).click();
  await expect(shown).toHaveText(new RegExp(`Showing ${before.toLocaleString('en-US')} `));
  await expect(map.getByRole('button', { name: 'Draw an area' })).toBeVisible();
});

test('a link with an area that makes no sense says why', async ({ page }) => {
  await page.goto('/marketplace?drawn=-100,30,-90,40,-90,30,-100,40');
  const chip = page.getByRole('button', { name: 'Remove The outline of a drawn area can’t cross itself' });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(/\/marketplace$/);
  const many = Array.from({ length: 5000 }, (_, index) => `${-100 + index / 1000},${30 + (index % 9)}`).join(',');
  await page.goto(`/marketplace?drawn=${many.slice(0, 6000)}`);
  await expect(page.getByRole('button', { name: /^Remove A drawn area has at most 100 corners/ })).toBeVisible();
});
