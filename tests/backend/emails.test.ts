import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/site/brand.ts';
import { renderEmail } from '../../supabase/functions/send-mail/render-email.ts';
import { pushMessage } from '../../supabase/functions/send-push/message.ts';
import { address, emailKinds, emailSamples, invitationSample } from '../../supabase/local/generators/email-samples.ts';
import { htmlText } from '../../supabase/local/mail/html-text.ts';

/* Every email about a notification: what it says, and that both its parts say the same. */

const appUrl = 'https://app.example.test';
const nameOf = ({ kind, data }: (typeof emailSamples)[number]) =>
  [kind, ...['step', 'event', 'action', 'decision'].map((key) => (data as Record<string, unknown>)[key])]
    .filter((part) => typeof part === 'string')
    .join(' ');
const cases = emailSamples.map((sample) => [nameOf(sample), sample] as const);

/** Kinds about a property, a member, or something else that the subject names. */
const aboutProperty = /^(deal|offer|document_|listing_(?!decision)|showing_|submission_)/;
const aboutMember = /^(connection_|follow|review|mention|post_|topic_|message$)/;
const aboutEvent = /^event_/;

it('shows an example of every kind of email', () => {
  expect(new Set(emailSamples.map(({ kind }) => kind))).toEqual(new Set(emailKinds));
});

describe.each(cases)('%s', (_, sample) => {
  const { subject, text, html } = renderEmail(sample, appUrl);

  it('says the same in both parts', () => {
    expect(htmlText(html)).toBe(text);
    expect(text.startsWith(`${brand.name}\n\nHi Dana Brooks,\n\n`)).toBe(true);
    expect(text).toMatch(
      /\n\n(We always send this email\.|You’re receiving this because .*)\n(Notification settings|Unsubscribe): http/,
    );
  });

  it('gives the email a subject that can be understood alone', () => {
    expect(subject).not.toMatch(/[\r\n]|undefined|null|\[object|NaN/);
    if (sample.kind.startsWith('deal_d') || sample.kind === 'deal_alert')
      expect(subject).toMatch(/\$95,000.*Columbus, OH/);
    else if (aboutProperty.test(sample.kind)) expect(subject).toMatch(/412 Oak St|Brick duplex|in Columbus, OH/);
    if (aboutMember.test(sample.kind)) expect(subject).toContain('Renata Okafor');
    if (aboutEvent.test(sample.kind)) expect(subject).toContain('Deal night');
    expect(`${subject}\n${text}`).not.toMatch(/\bsomeone\b|There’s news|new notification/);
  });

  it('says in the subject what it would say of a new member’s listing: where it is', () => {
    const unknown = renderEmail({ ...sample, title_trusted: false, actor_trusted: false }, appUrl);
    if (!/^(submission|moderation|listing_decision)/.test(sample.kind))
      expect(unknown.subject).not.toMatch(/Oak St|Brick duplex with|Renata/);
    if (sample.place !== null && !sample.kind.startsWith('deal'))
      expect(unknown.subject).toContain('a listing in Columbus, OH');
  });
});

it.each(cases)('hides on the lock screen what it is about, if its reader wants that: %s', (_, sample) => {
  const queued = { ...sample, user_id: sample.user_id ?? '' };
  const { title, body } = pushMessage({ ...queued, hides_details: true });
  expect(`${title} ${body}`).not.toMatch(/\d|\$|Oak|Columbus|Brick|Renata|Deal night|Roofers|Closer|crm/);
  expect(pushMessage({ ...queued, hides_details: false }).body).not.toBe(body);
});

it.each(cases.filter(([, { kind }]) => kind === 'offer'))('gives the price and what to do: %s', (_, sample) => {
  const { text } = renderEmail(sample, appUrl);
  const { step, price } = sample.data as { step: string; price?: number };
  if (price !== undefined && !['back_up', 'hold', 'resume', 'open', 'other_accepted'].includes(step))
    expect(text).toContain('$95,000');
  if (['made', 'revise', 'counter', 'revise_counter'].includes(step))
    expect(text).toContain('Answer by Nov 29, 4:30 PM CST, or it expires.');
  if (step === 'cancel') expect(text).toContain('was canceled: the property was sold.');
  expect(text).toContain(`Property: ${address}`);
});

it.each([
  ['agreement.sign', 'Renata Okafor signed the JV agreement'],
  ['document.add', 'Renata Okafor shared a document with you'],
  ['party.invite', 'a title company was invited by Renata Okafor'],
  ['closing.confirm', 'Renata Okafor confirmed the closing at $94,500 on Dec 18, 2026. Please confirm it too'],
  ['milestone.confirm', 'was confirmed by Renata Okafor: $500 on Nov 28, 2026. $1,500 of $3,000 has arrived so far'],
  ['deal.fall_through', 'fell through. Reason: Inspection. You can read it until Feb 18, 2027'],
])('names who did %s, the price, and the reason', (step, words) => {
  const sample = emailSamples.find(({ data }) => (data as { step?: string }).step === step);
  if (!sample) throw new Error(`No example of ${step}`);
  const { subject, text } = renderEmail(sample, appUrl);
  expect(subject).toContain(words);
  expect(text).toContain(words);
});

it('says of earnest money that arrived its reference and total', () => {
  const sample = emailSamples.find(({ data }) => (data as { step?: string }).step === 'milestone.confirm');
  if (!sample) throw new Error('No example');
  expect(renderEmail(sample, appUrl).text).toContain('\n\nReference: 4471\n\nReceived in all: $1,500 of $3,000.\n\n');
});

it.each([
  ['started', 'You paid $5,000 on Nov 29, 2026.', 'It renews on Nov 29, 2027 for $5,000 a year, unless you cancel'],
  ['renewed', 'You paid $5,000 on Nov 29, 2026.', 'It renews on Nov 29, 2027 for $5,000 a year, unless you cancel'],
  [
    'renewing',
    'renews on Nov 29, 2027 for $5,000 a year.',
    'We’ll charge your card ending in 4242 that day. Your last',
  ],
  ['renewing', 'Your last payment was $4,500.', 'To stop the renewal, cancel under Billing before that day.'],
  [
    'payment_failed',
    'Your card ending in 4242 was declined for $5,000. We’ll try it again on Dec 2, 2026.',
    'You keep',
  ],
  [
    'canceling',
    'will end on Nov 29, 2027.',
    'Your cancellation is confirmed. You keep your membership until then, and we',
  ],
  ['paused', 'You disputed $5,000 with your bank.', 'Otherwise, it resumes.'],
  ['resumed', 'has resumed.', 'It renews on Nov 29, 2027 for $5,000 a year, unless you cancel before.'],
  ['ended', 'It ended on Nov 29, 2027 because we couldn’t charge your card.', 'Your account is free from now on'],
])('says of a membership that %s: %s', (event, ...words) => {
  const sample = emailSamples.find(
    ({ kind, data }) => kind === 'membership' && Reflect.get(data as object, 'event') === event,
  );
  if (!sample) throw new Error(`No example of ${event}`);
  for (const each of words) expect(renderEmail(sample, appUrl).text).toContain(each);
});

it('invites an address to a deal', () => {
  const { subject, text, html } = renderEmail(invitationSample, appUrl);
  expect(htmlText(html)).toBe(text);
  expect(subject).toBe('Renata Okafor invited you to a deal on a property in Columbus, OH 43215');
  expect(text.startsWith(`${brand.name}\n\nHello,\n\nRenata Okafor, the buyer, invited you`)).toBe(true);
  expect(text).toContain(`the deal on ${address} as the title company`);
  expect(text).toContain('You’ll be able to:\n- Confirm that the earnest money arrived');
  expect(text).toContain('The earnest money is due Nov 29, 4:30 PM CST.');
  expect(text).toMatch(/\n\nOpen the invitation: https:\/\/\S+#secret\n\n/);
  expect(renderEmail({ ...invitationSample, actor_trusted: false }, appUrl).subject).not.toContain('Renata');
});

it('writes what members wrote on one line of both parts, whatever it is', () => {
  const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  const nasty = fc.oneof(
    texts,
    fc.constantFrom('<b>x</b>', 'a\r\nBcc: b@c.test', '&amp;lt;', '\u202Eabc', '</p><a href="x">y</a>'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...emailSamples), nasty, nasty, nasty, (sample, name, title, place) => {
      const data = { ...(sample.data as object), title, address: title, search: title, city: place };
      const { subject, text, html } = renderEmail({ ...sample, name, actor_name: name, data }, appUrl);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      expect(htmlText(html)).toBe(text);
      const plain = renderEmail(sample, appUrl);
      expect(text.split('\n').length).toBeLessThanOrEqual(plain.text.split('\n').length + 2);
    }),
    { numRuns: 300 },
  );
});
