import type { Page } from '@playwright/test';
import { expect, mailTo, readRows, test } from '../fixtures';
import { postListing } from '../listings';
import { demoMember, grantStaffRole, makeMember } from '../people';
import { carriedOut, openItem } from '../staff';
import { appUrl, publicUrl } from '../urls';

async function reportListing(page: Page, title: string, reason: string) {
  // By keyboard: what loads above may move the button between the press and the release of a mouse.
  await page.getByRole('button', { name: 'Report listing' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thanks. Our team will review your report.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Titles that search finds for a visitor. */
async function search(title: string): Promise<string[]> {
  const rows = await readRows<{ title: string }>(
    `rpc/search_properties?search=${encodeURIComponent(title)}&filters={}`,
  );
  return rows.map((row) => row.title);
}

test('a scam is reported twice, taken down everywhere, appealed, and restored', async ({ page, newVisitor }) => {
  const [seller, ann, ben, mia, omar] = [
    await makeMember('Sal'),
    await makeMember('Ann'),
    await makeMember('Ben'),
    await makeMember('Mia'),
    await makeMember('Omar'),
  ];
  await ann.post('buybox_profiles', { user_id: ann.id, states: ['TX'], counties: ['Loving, TX'], vip_alerts: true });
  // In a county that no demo listing is in.
  const scam = { city: 'Mentone', state: 'TX', zip: '79754', price: 1000 };
  const { id: listing, title } = await postListing(seller, 'Oceanfront for a song', scam);
  await expect.poll(() => search(title)).toEqual([title]);

  // An admin grants a role in the app; the other moderator already has theirs.
  const admin = await newVisitor();
  await (await demoMember('staff')).enter(admin, '/staff/team');
  await admin.getByLabel('Add a member').fill(mia.name);
  await admin.getByRole('button', { name: `Add ${mia.name}` }).click();
  await expect(admin.getByLabel(`Role of ${mia.name}`)).toHaveValue('moderator');
  await grantStaffRole(omar.id, 'moderator');

  const annPage = await newVisitor();
  await ann.enter(annPage, '/notifications');
  await expect(annPage.getByText(title)).toBeVisible();
  await annPage.goto(`${appUrl}/marketplace/${listing}`);
  await reportListing(annPage, title, 'Spam');
  const benPage = await newVisitor();
  await ben.enter(benPage, `/marketplace/${listing}`);
  await reportListing(benPage, title, 'Scam or fraud');

  // The queue shows the most harmful report first; one action closes both.
  await mia.enter(page, '/staff/reports');
  const reports = page.getByRole('list', { name: 'Queue of reports' }).getByRole('listitem').filter({ hasText: title });
  await expect(reports).toHaveCount(2);
  await expect(reports.first()).toContainText('Scam or fraud');
  const takeDown = async () => {
    const report = await openItem(page, title);
    await report.getByRole('button', { name: 'Take action' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take action' }).click();
    await expect(dialog.getByText('Choose an action')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Take down the listing' }).check();
    await dialog.getByLabel('Reason').fill('There is no ocean in Loving County.');
    await dialog.getByLabel('Internal note').fill('Stock photo.');
    await dialog.getByRole('button', { name: 'Take action' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await takeDown();
  await expect(reports).toHaveCount(0);

  // An action that was undone changes nothing; the next one is carried out ten seconds later.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reports).toHaveCount(2);
  expect(await search(title)).toEqual([title]);
  await takeDown();
  await expect(reports).toHaveCount(0);
  await carriedOut(title);

  // It disappears from open pages, search, and alerts.
  await expect(benPage.getByText('This listing is no longer available').first()).toBeVisible();
  await expect(annPage.getByText('This listing is no longer available').first()).toBeVisible();
  expect(await search(title)).toEqual([]);
  await annPage.goto(`${appUrl}/notifications`);
  await expect(annPage.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(annPage.getByText(title)).toHaveCount(0);
  const visitor = await newVisitor();
  await visitor.goto(`${publicUrl}/property/${listing}`);
  await expect(visitor.getByRole('heading', { name: 'Property not found' })).toBeVisible();

  // The seller reads the reason, in the app and by email, and appeals.
  await mailTo(seller.email, /took down your listing/);
  const sellerPage = await newVisitor();
  await seller.enter(sellerPage, `/marketplace/${listing}`);
  await sellerPage.getByRole('link', { name: 'Read why or appeal' }).click();
  const decision = sellerPage.getByRole('article', { name: 'Your listing was taken down' });
  await expect(decision).toContainText('There is no ocean in Loving County.');
  await expect(decision).not.toContainText('Stock photo.');
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await decision.getByLabel('Why should we change this decision?').fill('It has a pond called Ocean.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision.getByText('Someone on our team who wasn’t involved will review your appeal.')).toBeVisible();

  // Who acted can't decide; someone else restores it.
  await page.goto(`${appUrl}/staff/reports?kind=appeals`);
  const own = await openItem(page, title);
  await expect(own).toContainText('You took this action.');
  await expect(own.getByRole('button', { name: 'Reverse' })).toHaveCount(0);
  const desk = await newVisitor();
  await omar.enter(desk, '/staff/reports?kind=appeals');
  const appeal = await openItem(desk, title);
  await appeal.getByLabel('Answer').fill('We found the pond. Sorry.');
  await appeal.getByRole('button', { name: 'Reverse' }).click();
  await expect(desk.getByText('Action reversed')).toBeVisible();
  await carriedOut(title);
  await expect.poll(() => search(title)).toEqual([title]);
  await benPage.goto(`${appUrl}/marketplace/${listing}`);
  await expect(benPage.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await sellerPage.goto(`${appUrl}/account-standing`);
  await expect(decision).toContainText('We found the pond. Sorry.');
  await expect(decision).toContainText('Reversed');

  // The log has every step.
  await desk.goto(`${appUrl}/staff/log?member=${encodeURIComponent(seller.name)}`);
  const entries = desk.getByRole('list', { name: 'Queue of entries' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(/Reversed.*by Omar/s);
  await expect(entries.nth(1)).toContainText(/Listing taken down.*by Mia/s);
  await entries.nth(1).getByRole('button').click();
  await expect(desk.getByRole('article')).toContainText('Stock photo.');
});

test('a suspended member sees only why, appeals, and returns when it is reversed', async ({ page, newVisitor }) => {
  const [tom, omar] = [await makeMember('Tom'), await makeMember('Omar')];
  await grantStaffRole(omar.id, 'moderator');
  await tom.enter(page, '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  const desk = await newVisitor();
  await omar.enter(desk, `/community/members/${tom.id}`);
  await desk.getByRole('button', { name: `More actions for ${tom.name}` }).click();
  await desk.getByRole('menuitem', { name: 'Moderate' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Suspend' }).check();
  await dialog.getByLabel('Suspended for').selectOption('30');
  await dialog.getByLabel('Reason').fill('Insults in messages.');
  await dialog.getByRole('button', { name: 'Take action' }).click();
  await expect(desk.getByText('Action taken')).toBeVisible();

  // The open page updates automatically, and the API refuses.
  await expect(page.getByText(/Your account is suspended until/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Insults in messages.')).toBeVisible();
  await expect(tom.post('feed_posts', { user_id: tom.id, title: 'Hi', content: 'Hello' })).rejects.toThrow(
    'Your account is suspended.',
  );
  await page.goto(`${appUrl}/marketplace`);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabel('Why should we change this decision?').fill('It was my cousin.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Someone on our team who wasn’t involved will review your appeal.')).toBeVisible();

  const admin = await newVisitor();
  await (await demoMember('staff')).enter(admin, '/staff/reports?kind=appeals');
  const appeal = await openItem(admin, tom.name);
  await appeal.getByLabel('Answer').fill('Fine.');
  await appeal.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a listing that says who should live there waits, is explained, and is approved', async ({ page, newVisitor }) => {
  const [seller, mod] = [await makeMember('Fay'), await makeMember('Gus')];
  await grantStaffRole(mod.id, 'moderator');
  const { id, title } = await postListing(seller, 'Senior duplex', { description: 'Two units. Adults only.' });
  await seller.enter(page, `/property/${id}`);
  await expect(page.getByText('“adults only”')).toBeVisible();
  await page.getByRole('button', { name: 'Explain why it’s fine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Explanation').fill('It’s housing for people of 62 and older.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You explained: “It’s housing for people of 62 and older.”')).toBeVisible();

  const desk = await newVisitor();
  await mod.enter(desk, '/staff/review?kind=held');
  const item = await openItem(desk, title);
  await expect(item.getByRole('region', { name: 'Fair housing' })).toContainText(/“adults only”.*62 and older/s);
  await item.getByRole('button', { name: 'Approve' }).click();
  await carriedOut(title);
  await expect.poll(() => search(title)).toEqual([title]);
});
