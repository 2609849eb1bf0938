import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeMember, meetAtEvent, type Someone } from '../people';
import { appUrl } from '../urls';

const memberPath = ({ id }: Someone) => `/community/members/${id}`;
const memberPage = (member: Someone) => appUrl + memberPath(member);

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

test('following, reviewing, and replying to a review update the average immediately', async ({ page, newVisitor }) => {
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
