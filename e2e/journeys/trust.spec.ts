import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { grantStaffRole, makeMember } from '../people';
import { carriedOut, openItem } from '../staff';
import { appUrl } from '../urls';

test('a new member’s link and listing wait until a moderator approves them', async ({ page, newVisitor }) => {
  const [nora, ann, mia] = [
    await makeMember('Nora', { isNew: true }),
    await makeMember('Ann'),
    await makeMember('Mia'),
  ];
  await grantStaffRole(mia.id, 'moderator');
  const [id, title] = [randomUUID(), `Rates at ${nora.id.slice(0, 8)}`];
  await nora.post('feed_posts', { id, user_id: nora.id, title, content: 'See rates.example.com' });

  const house = await postListing(nora, 'First house');

  // The author sees that they wait, and what her level means.
  await nora.enter(page, `/property/${house.id}`);
  await expect(page.getByText(/^Waiting for review\. .*within 24 hours.* You can keep editing it\.$/)).toBeVisible();
  await nora.enter(page, '/community');
  const own = page.getByRole('article', { name: title });
  await expect(own.getByText('Waiting for review.')).toBeVisible();
  await expect(own.getByText('Posts with links or images by new members are checked first.')).toBeVisible();
  await page.goto(`${appUrl}/account`);
  await expect(page.getByText('New member:')).toBeVisible();
  await expect(page.getByText('1 more person to get a reply from')).toBeVisible();

  // Others don't.
  const others = await newVisitor();
  await ann.enter(others, `/community/posts/${id}`);
  await expect(others.getByText('Post not found')).toBeVisible();
  await others.goto(`${appUrl}/property/${house.id}`);
  await expect(others.getByText('Property not found')).toBeVisible();

  const staff = await newVisitor();
  await mia.enter(staff, '/staff/review');
  const waiting = await openItem(staff, title);
  await expect(waiting).toContainText('See rates.example.com');
  await expect(waiting).toContainText('Link');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Post approved')).toBeVisible();
  await carriedOut(title);
  const listing = await openItem(staff, house.title);
  await expect(listing.getByRole('list', { name: 'About the member' })).toContainText('Joined');
  await listing.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Listing approved')).toBeVisible();
  await carriedOut(house.title);
  await others.goto(`${appUrl}/property/${house.id}`);
  await expect(others.getByRole('heading', { name: house.title })).toBeVisible();

  await others.goto(`${appUrl}/community/posts/${id}`);
  await expect(others.getByRole('heading', { name: title })).toBeVisible();
  await nora.enter(page, '/notifications');
  await expect(page.getByText('Your post was approved. Everyone can see it now.')).toBeVisible();
  await page.goto(`${appUrl}/account`);
  await expect(page.getByText('Basic member:')).toBeVisible();
});
