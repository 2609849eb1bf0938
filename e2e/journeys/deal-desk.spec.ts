import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runShell, writeScript } from '../../tests/backend/receipt-script';
import {
  callForOffers,
  confirm,
  confirmClosing,
  makeOffer,
  passDeadline,
  passLedgerDay,
  postContract,
  prepareAssignment,
  signAssignment,
} from '../deals';
import { expect, freshEmail, linkIn, mailTo, test } from '../fixtures';
import { grantMembership, makeMember, password, type Someone } from '../people';
import { appUrl, authorityCertificate } from '../urls';

/** Opens the member’s notifications and expects these texts, newest first. */
async function expectNotified(page: Page, texts: readonly (string | RegExp)[]) {
  await page.goto(`${appUrl}/notifications`);
  for (const text of texts) await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

/** A seller and two buyers. The listing of a free seller requires a joint venture, that of a paid one doesn't. */
async function makeSides({ paid }: { paid: boolean }) {
  const [seller, buyer, other] = await Promise.all([makeMember('Sella'), makeMember('Bea'), makeMember('Otto')]);
  if (paid) await grantMembership(seller.id);
  return { seller, buyer, other, listing: await postContract(seller) };
}

/** Writes to the other side in the deal room, which has their phone and email, too. */
async function write(page: Page, to: Someone, text: string) {
  await expect(page.getByRole('link', { name: to.email })).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messages', exact: true });
  // The conversation loads when it's near.
  await messages.scrollIntoViewIfNeeded();
  await messages.getByRole('textbox', { name: `Message ${to.name}` }).fill(text);
  await messages.getByRole('button', { name: 'Send' }).click();
}

/** Runs the documented script on a downloaded receipt and returns what it prints. */
async function verifyReceipt(file: string, certificate = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-receipt-'));
  try {
    const { code, output } = await runShell(['sh', await writeScript(folder), file, certificate], folder);
    expect(code, output).toBe(0);
    return output;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Downloads the receipt that can be verified, in the deal room, and returns its path. */
async function downloadReceipt(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download verifiable JSON' }).click();
  return (await download).path();
}

/** In the room of a deal that fell through, says what became of the earnest money, and whether the reason is right. */
async function sayWhatHappened(page: Page, money: string, isRight?: 'Yes' | 'No') {
  await page.getByRole('button', { name: 'Say what happened' }).click();
  const dialog = page.getByRole('dialog', { name: 'What happened to the earnest money?' });
  await dialog.getByLabel('Earnest money').selectOption(money);
  if (isRight) await dialog.getByLabel('Is the reason right?').selectOption(isRight);
  await dialog.getByRole('button', { name: 'Add to the record' }).click();
  await expect(dialog).toBeHidden();
}

/** Reviews a member after a deal, on their page, which says how the two know each other. */
async function review(page: Page, member: Someone) {
  await page.goto(`${appUrl}/community/members/${member.id}`);
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByLabel('Your review').fill('Closed on the day we agreed on.');
  await page.getByRole('button', { name: 'Post review' }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText(/^Closed a deal together in /)).toBeVisible();
}

test('a free seller and a free buyer close without leaving the site', async ({ page: sellers, newVisitor }) => {
  const { seller, buyer, other, listing } = await makeSides({ paid: false });
  const titleEmail = freshEmail('tia');
  const [buyers, others, titles] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const path = `/marketplace/${listing.id}`;

  await test.step('the seller calls for offers', async () => {
    await seller.enter(sellers, path);
    await callForOffers(sellers);
  });

  await test.step('two buyers make sealed offers, which the seller can’t read', async () => {
    await buyer.enter(buyers, path);
    await makeOffer(buyers, { price: 212_000, earnest: 5000 }, { sealed: true });
    await expect(buyers.getByText('Sealed until the call for offers ends. The seller can’t read')).toBeVisible();
    await other.enter(others, path);
    await makeOffer(others, { price: 205_000, earnest: 5000 }, { sealed: true });
    await sellers.goto(`${appUrl}/deals`);
    await expect(sellers.getByText('The terms open when the call for offers ends.')).toHaveCount(2);
    await expect(sellers.getByText(/212|205/)).toHaveCount(0);
  });

  await test.step('the deadline opens both at once, in front of everyone', async () => {
    await passDeadline(listing);
    const comparison = sellers.getByRole('region', { name: `Offers on ${listing.title}` });
    await expect(comparison.getByRole('row', { name: /^Price/ })).toContainText(/\$212,000.*\$205,000/);
    await expect(buyers.getByText(`Waiting for ${seller.name} to answer.`)).toBeVisible();
  });

  await test.step('the seller counters the better one, and its buyer accepts', async () => {
    await sellers.getByRole('link', { name: buyer.name }).click();
    await sellers.getByRole('link', { name: 'Counter' }).click();
    await sellers.getByRole('textbox', { name: 'Price' }).fill('215000');
    await confirm(sellers, 'Send counteroffer');
    await expect(sellers.getByText(`Waiting for ${buyer.name} to answer.`)).toBeVisible();
    await expect(buyers.getByText(`${seller.name} countered. It’s your turn.`)).toBeVisible();
    await confirm(buyers, 'Accept offer');
    await buyers.getByRole('link', { name: 'Open deal room' }).click();
    await expect(buyers.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  });

  await test.step('the seller keeps the other one as a backup', async () => {
    await expect(sellers.getByRole('heading', { name: '1 other open offer' })).toBeVisible();
    await sellers.getByRole('button', { name: `Keep the offer from ${other.name} as a backup` }).click();
    await expect(sellers.getByRole('heading', { name: '1 other open offer' })).toHaveCount(0);
  });

  await test.step('they write to each other in the deal room, and read it in Messages', async () => {
    await write(buyers, seller, 'When can my inspector come in?');
    await sellers.getByRole('link', { name: 'Open deal room' }).click();
    const messages = sellers.getByRole('region', { name: `Messages with ${buyer.name}` });
    await sellers.getByRole('region', { name: 'Messages', exact: true }).scrollIntoViewIfNeeded();
    await expect(messages.getByText('When can my inspector come in?')).toBeVisible();
    await write(sellers, buyer, 'Tuesday at 9. Call me from the gate.');
    await expect(buyers.getByText('Tuesday at 9. Call me from the gate.').first()).toBeVisible();
  });

  await test.step('the title company joins from the email, without an account', async () => {
    await buyers.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = buyers.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('Name').fill('Tia Title');
    await dialog.getByLabel('Email').fill(titleEmail);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await buyers.getByRole('dialog', { name: 'Invitation sent' }).getByRole('button', { name: 'Done' }).click();
    const mail = await mailTo(titleEmail, /invited you to a deal/);
    expect(mail.text).toContain(
      `${buyer.name}, the buyer, invited you to the deal on ${listing.address}, Austin, TX 78701`,
    );
    await titles.goto(linkIn(mail));
    await titles.getByLabel('Company').fill('Delta Title');
    await titles.getByLabel(/^Password/).fill(password);
    await titles.getByRole('button', { name: 'Join the deal' }).click();
    await expect(titles.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
    await expect(titles.getByText('$5,000 agreed')).toBeVisible();
    await expect(titles.getByText(/215,000/)).toHaveCount(0);
  });

  await test.step('the seller accepts that the title company confirms the earnest money', async () => {
    const accept = sellers.getByRole('button', { name: 'Accept Tia Title for earnest money' });
    await sellers.goto(buyers.url());
    await accept.click();
    await sellers.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(sellers.getByRole('alertdialog')).toHaveCount(0);
    await expect(accept).toHaveCount(0);
  });

  await test.step('the buyer reports the earnest money, and the title company confirms it', async () => {
    await confirm(buyers, 'Report as paid');
    await titles.getByRole('button', { name: 'Confirm receipt' }).click();
    const receipt = titles.getByRole('dialog', { name: 'Confirm that the earnest money arrived?' });
    await receipt.getByLabel('Reference').fill('4471');
    await receipt.getByRole('button', { name: 'Confirm receipt' }).click();
    for (const page of [titles, buyers])
      await expect(page.getByText(/^Received \$5,000 on .+, ref\. 4471$/)).toBeVisible();
    await expect(
      buyers.getByRole('listitem', { name: 'Earnest money' }).getByText('Done', { exact: true }),
    ).toBeVisible();
    await confirm(buyers, 'Mark as done');
  });

  await test.step('both sign the assignment', async () => {
    await sellers.goto(`${buyers.url()}#agreements`);
    await prepareAssignment(sellers, { owner: 'Olga Owner', contractOn: '2025-10-01', fee: 15_000 });
    await signAssignment(sellers, seller.name);
    await signAssignment(buyers, buyer.name);
    const download = buyers.waitForEvent('download');
    await buyers.getByRole('button', { name: /^Download PDF: Assignment of purchase contract/ }).click();
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    const record = sellers.getByRole('region', { name: 'Record' });
    for (const text of [
      'You sent the assignment agreement for signatures.',
      `You signed the assignment agreement as “${seller.name}”.`,
      `${buyer.name} signed the assignment agreement as “${buyer.name}”.`,
      'Everyone signed the assignment agreement.',
      'The signed assignment agreement was sealed as a PDF.',
    ])
      await expect(record.getByText(text)).toBeVisible();
    const milestone = sellers.getByRole('listitem', { name: 'Assignment' });
    await expect(milestone.getByText('Done', { exact: true })).toBeVisible();
  });

  await test.step('both confirm the closing', async () => {
    await confirmClosing(buyers, 215_000);
    await expect(sellers.getByText('$215,000').first()).toBeVisible();
    await confirmClosing(sellers, 215_000);
    await expect(sellers.getByText('Congratulations, this deal is closed.')).toBeVisible();
    await expect(buyers.getByText('Congratulations, this deal is closed.')).toBeVisible();
    await expectNotified(others, [
      `on ${listing.title} was canceled`,
      `The seller kept your offer on ${listing.title} as a backup.`,
      `The seller of ${listing.title} accepted another offer.`,
      `The call for offers on ${listing.title} has ended. The seller can now read your offer.`,
    ]);
  });

  await test.step('the receipt verifies with sh and sha256sum', async () => {
    const file = await downloadReceipt(buyers);
    expect(await readFile(file, 'utf8')).toContain('"kind":"deal.close"');
    expect(await verifyReceipt(file)).toMatch(/^Verified, but no daily root covers it yet\./m);
    if (!authorityCertificate) return;
    await passLedgerDay(listing);
    expect(await verifyReceipt(await downloadReceipt(sellers), authorityCertificate)).toMatch(
      /\nTime stamp: .* GMT\nVerified\n$/,
    );
  });

  await test.step('both review each other, and the listing is sold', async () => {
    await review(buyers, seller);
    await review(sellers, buyer);
    await expect(sellers.getByText('Closed on the day we agreed on.')).toBeVisible();
    await others.goto(appUrl + path);
    await expect(others.getByText('Sold').first()).toBeVisible();
  });
});

test('a deal falls through, and the backup moves up @phone-only', async ({ page: sellers, newVisitor }) => {
  const { seller, buyer, other, listing } = await makeSides({ paid: true });
  const [buyers, others] = [await newVisitor(), await newVisitor()];
  const path = `/marketplace/${listing.id}`;

  await test.step('the seller accepts the first offer', async () => {
    await buyer.enter(buyers, path);
    await makeOffer(buyers, { price: 212_000 });
    await seller.enter(sellers, '/deals');
    await sellers.getByRole('link', { name: `Offer from ${buyer.name}` }).click();
    await confirm(sellers, 'Accept offer');
    await expect(sellers.getByRole('link', { name: 'Open deal room' })).toBeVisible();
  });

  await test.step('another buyer makes a backup offer, which the seller keeps', async () => {
    await other.enter(others, path);
    await expect(others.getByText('Under contract', { exact: true }).first()).toBeVisible();
    await makeOffer(others, { price: 209_000 }, { backup: true });
    await sellers.goto(`${appUrl}/deals`);
    await sellers.getByRole('link', { name: `Offer from ${other.name}` }).click();
    await confirm(sellers, 'Keep as backup');
    await expect(others.getByText('Backup number 1')).toBeVisible();
    await expect(others.getByText(/It stays until you withdraw it/)).toBeVisible();
  });

  await test.step('the buyer backs out, and the listing is back on the market', async () => {
    await buyers.getByRole('link', { name: 'Open deal room' }).click();
    await buyers.getByRole('button', { name: 'End the deal' }).click();
    const dialog = buyers.getByRole('dialog', { name: 'End this deal?' });
    await dialog.getByRole('button', { name: 'End the deal' }).click();
    await expect(dialog.getByText('Choose a reason', { exact: true }).last()).toBeVisible();
    await dialog.getByLabel('Reason').selectOption('Inspection');
    await dialog.getByLabel('Note').fill('The foundation has moved.');
    await dialog.getByRole('button', { name: 'End the deal' }).click();
    await expect(buyers.getByText(/^This deal fell through .*Reason: Inspection, as the buyer says\./)).toBeVisible();
  });

  await test.step('both sides say what becomes of the earnest money, which is disputed', async () => {
    const deal = buyers.url();
    await sayWhatHappened(buyers, 'Disputed: both sides claim it');
    const sellersRoom = await newVisitor();
    await seller.enter(sellersRoom, new URL(deal).pathname);
    await sayWhatHappened(sellersRoom, 'Never paid', 'No');
    for (const page of [buyers, sellersRoom]) {
      await expect(page.getByText('The earnest money is disputed.', { exact: true })).toBeVisible();
      await expect(page.getByText('Doesn’t agree with the reason', { exact: true })).toBeVisible();
    }
  });

  await test.step('the backup moves up, and everyone hears of it', async () => {
    await expect(others.getByText(`Waiting for ${seller.name} to answer.`)).toBeVisible();
    await expect(sellers.getByText('It’s your turn to answer.')).toBeVisible();
    const reopened = `The deal on ${listing.title} fell through, and the first backup offer of $209,000 was reopened.`;
    await expectNotified(others, [reopened, `The seller kept your offer on ${listing.title} as a backup.`]);
    await others.goBack();
    const visitor = await newVisitor();
    await visitor.goto(`/property/${listing.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Make an offer' })).toBeVisible();
    await expect(visitor.getByText('Under contract', { exact: true })).toHaveCount(0);
  });

  await test.step('the seller accepts it, and the first buyer keeps a record that verifies', async () => {
    await confirm(sellers, 'Accept offer');
    await sellers.getByRole('link', { name: 'Open deal room' }).click();
    await expect(sellers.getByText('Under contract', { exact: true }).first()).toBeVisible();
    await expectNotified(sellers, [
      /fell through\..* say what happens to the earnest money\./,
      `The deal on ${listing.title} fell through, and the first backup offer of $209,000 was reopened.`,
    ]);
    await expect(others.getByRole('link', { name: 'Open deal room' })).toBeVisible();
    expect(await verifyReceipt(await downloadReceipt(buyers))).toContain('Verified');
  });
});
