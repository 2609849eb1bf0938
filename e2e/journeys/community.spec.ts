import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, mailTo, test } from '../fixtures';
import { enterAs, makeMember, meetAtEvent, tabTo, type Someone } from '../people';
import { appUrl } from '../urls';

const memberPath = ({ id }: Someone) => `/community/members/${id}`;
const memberPage = (member: Someone) => appUrl + memberPath(member);

/** Posts a listing as a member through the API. */
async function postListing(owner: Someone, title: string) {
  await owner.post('properties', {
    user_id: owner.id,
    title,
    description: 'Corner lot with alley access.',
    property_type: 'Single Family',
    address: '812 Lavaca St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    price: 412_000,
    bedrooms: 3,
    bathrooms: 2,
    sqft: 1850,
    lot_sqft: 6200,
    occupancy: 'vacant',
  });
}

/** The contact details shown on a member’s page. */
const mailLink = (page: Page, { email }: Someone) => page.locator(`a[href="mailto:${email}"]`);

test('a connection request arrives live, reveals contact details when accepted, and can be undone', async ({
  page,
  newVisitor,
}) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  const other = await newVisitor();
  await ada.enter(page, '/dashboard');
  await ben.enter(other, '/dashboard');
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await page.goto(memberPage(ben));
  await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
  await expect(mailLink(page, ben)).toHaveCount(0);
  await page.getByRole('button', { name: `Connect with ${ben.name}` }).click();
  await expect(page.getByRole('button', { name: `Request sent to ${ben.name}` })).toBeVisible();

  // The bell updates without a reload and links to the request.
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('link', { name: new RegExp(ada.name) }).click();
  await expect(other).toHaveURL(`${appUrl}/community/connections`);
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessible(other);
  await other
    .getByRole('main')
    .getByRole('button', { name: `Accept ${ada.name}` })
    .click();

  await expect(page.getByRole('button', { name: `Connected with ${ben.name}` })).toBeVisible();
  await expect(mailLink(page, ben)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await other.goto(memberPage(ada));
  await expect(other.getByRole('button', { name: `Connected with ${ada.name}` })).toBeVisible();
  await expect(mailLink(other, ada)).toBeVisible();
  await expectAccessible(other);

  await other.getByRole('button', { name: `Connected with ${ada.name}` }).click();
  await other.getByRole('menuitem', { name: 'Remove connection' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remove connection' }).click();
  for (const [shown, of] of [
    [other, ada],
    [page, ben],
  ] as const) {
    await expect(shown.getByRole('button', { name: `Connect with ${of.name}` })).toBeVisible();
    await expect(mailLink(shown, of)).toHaveCount(0);
  }
});

test('following, reviewing, and replying to a review update the average immediately @phone', async ({
  page,
  newVisitor,
}) => {
  const [ada, ben, cleo] = [await makeMember('Ada'), await makeMember('Ben'), await makeMember('Cleo')];
  await meetAtEvent(ada, ben, cleo);
  await cleo.post('member_reviews', { author_id: cleo.id, member_id: ben.id, rating: 2, text: 'Slow to answer.' });
  await ada.enter(page, memberPath(ben));

  await page.getByRole('button', { name: `Follow ${ben.name}` }).click();
  await expect(page.getByRole('button', { name: `Unfollow ${ben.name}` })).toBeVisible();
  await page.getByRole('button', { name: '1 follower', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: ada.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Unfollow ${ben.name}` }).click();
  await expect(page.getByRole('button', { name: `Follow ${ben.name}` })).toBeVisible();

  const reviews = page.getByRole('region', { name: 'Reviews' });
  const average = (value: string) => expect(reviews.getByText(new RegExp(`^${value} out of 5`)).first()).toBeAttached();
  await average('2.0');
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByLabel('Your review')).toBeFocused();
  await page.getByLabel('Your review').fill('Closed in nine days, as promised.');
  await page.getByRole('button', { name: 'Post review' }).click();
  await average('3.5');

  await reviews.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await average('3.0');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const reviewed = await newVisitor();
  await ben.enter(reviewed, '/dashboard');
  await reviewed.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await reviewed.getByRole('link', { name: new RegExp(`${ada.name} left you a`) }).click();
  await expect(reviewed).toHaveURL(new RegExp(`^${memberPage(ben)}`));
  const review = reviewed.getByRole('article').filter({ hasText: 'Closed in nine days' });
  await review.getByRole('button', { name: 'Respond' }).click();
  await review.getByRole('textbox').fill('A pleasure. Send me the next one.');
  await review.getByRole('button', { name: 'Send response' }).click();
  await expect(review.getByText('A pleasure. Send me the next one.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A pleasure. Send me the next one.')).toBeVisible();
});

test('blocking hides two members from each other until it is undone', async ({ page, newVisitor }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  const title = `Bungalow of ${ben.email.split('@')[0]}`;
  await postListing(ben, title);
  await postListing(ada, `Of Ada: ${title}`);
  const found = async (viewer: Page, search: string) => {
    await viewer.goto(`${appUrl}/marketplace?search=${encodeURIComponent(search)}`);
    return viewer.getByRole('main').getByRole('article').filter({ hasText: search });
  };
  const other = await newVisitor();
  await ben.enter(other, '/dashboard');
  await ada.enter(page, '/dashboard');
  await expect(await found(page, title)).toHaveCount(2);

  await page.goto(memberPage(ben));
  await page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
  await page.getByRole('menuitem', { name: /Block/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /Block/ }).click();
  await expect(page).toHaveURL(`${appUrl}/community/members`);
  await page.goto(memberPage(ben));
  await expect(page.getByRole('heading', { name: 'Member not found' })).toBeVisible();
  await expectAccessible(page);
  await expect(await found(page, title)).toHaveCount(1);
  await other.goto(memberPage(ada));
  await expect(other.getByRole('heading', { name: 'Member not found' })).toBeVisible();
  await expect(await found(other, title)).toHaveCount(1);

  await page.goto(`${appUrl}/account`);
  await page.getByRole('button', { name: `Unblock ${ben.name}` }).click();
  await expect(page.getByRole('button', { name: `Unblock ${ben.name}` })).toHaveCount(0);
  await expect(await found(page, title)).toHaveCount(2);
});

test('only confirmed members can search the directory, which works by keyboard', async ({ page, newVisitor }) => {
  const unconfirmed = await newVisitor();
  await enterAs(unconfirmed, 'unconfirmed@cornerlot.test');
  await unconfirmed.goto(`${appUrl}/community/members`);
  await expect(
    unconfirmed.getByText('Please confirm your email address to use search and filter features.').first(),
  ).toBeVisible();
  await expect(unconfirmed.getByLabel('Search members')).toBeDisabled();
  await expectAccessible(unconfirmed);

  const ada = await makeMember('Zebulon');
  await enterAs(page, 'free@cornerlot.test');
  await page.goto(`${appUrl}/community/members`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards).toHaveCount(24);
  await page.getByLabel('Search members').focus();
  const part = ada.name.slice(-9).toUpperCase();
  await page.keyboard.type(part);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(ada.name);
  await expect(page).toHaveURL(new RegExp(`search=${part}`));
  await page.reload();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: ada.name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);

  await page.goto(`${appUrl}/community/members?search=nobody+has+such+a+name`);
  await expect(page.getByText('No public members found')).toBeVisible();
});

test('notifications are emailed to members who turn that on', async ({ page }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ben.enter(page, '/account');
  const byMail = page.getByRole('group', { name: 'New followers' }).getByRole('switch', { name: 'Email' });
  await byMail.click();
  await expect(byMail).toBeChecked();
  await page.reload();
  await expect(byMail).toBeChecked();
  await ada.post('rpc/follow_member', { user_id: ada.id, member_id: ben.id });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const mail = await mailTo(ben.email, /follow/i);
  expect(mail.text).toContain(ada.name);
});

test('a report reaches staff, who close it', async ({ page, newVisitor }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ada.enter(page, memberPath(ben));
  await page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
  await page.getByRole('menuitem', { name: /Report/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Scam or fraud' }).check();
  await dialog.getByLabel('Details').fill('Asks for a deposit by wire.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks. Our team will review your report.')).toBeVisible();

  const staff = await newVisitor();
  await enterAs(staff, 'staff@cornerlot.test');
  await staff.goto(`${appUrl}/staff/reports`);
  const report = staff.getByRole('main').getByRole('article').filter({ hasText: ben.name });
  await expect(report).toContainText('Asks for a deposit by wire.');
  await expectAccessible(staff);
  await report.getByLabel('Outcome').fill('Account warned.');
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(report).toHaveCount(0);
});

test('following, connecting, reviewing, and notifications work with the keyboard alone', async ({ page }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await meetAtEvent(ada, ben);
  const { keyboard } = page;
  await ada.enter(page, memberPath(ben));
  await expect(page.getByRole('button', { name: `Follow ${ben.name}` })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Follow ${ben.name}` }));
  await keyboard.press('Enter');
  const unfollow = page.getByRole('button', { name: `Unfollow ${ben.name}` });
  await expect(unfollow).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Follow ${ben.name}` })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: `Connect with ${ben.name}` }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Request sent to ${ben.name}` })).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: '1 star' }));
  for (const stars of [2, 3, 4]) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: `${stars} stars` })).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(page.getByLabel('Your review')).toBeFocused();
  await keyboard.type('Paid on the day.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText('Paid on the day.')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Reviews' })
      .getByText(/^4\.0 out of 5/)
      .first(),
  ).toBeAttached();

  await ben.post('member_reviews', { author_id: ben.id, member_id: ada.id, rating: 5, text: 'And so did she.' });
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await bell.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: new RegExp(`${ben.name} left you a`) })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: new RegExp(`${ben.name} left you a`) }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${memberPage(ada)}#reviews`);
  await expect(page.getByText('And so did she.')).toBeVisible();
});
