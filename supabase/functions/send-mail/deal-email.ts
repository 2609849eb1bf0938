import { dealSummary } from '../../../src/domain/notification/message-text.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { dealFacts, shortText, toNotification } from '../_shared/queued-notification.ts';
import { toHtml, toText, type Block } from './html.ts';
import { greeting, type Email, type QueuedEmail } from './queued-email.ts';

/** The daily digest of deal alerts is only ever emailed, so the catalog doesn't list it. */
export const digestKind = 'deal_digest';

/**
 * Whether this is an instant deal alert or a daily digest: emails that the buy box turns on and an unsubscribe link
 * ends.
 */
export function isDealEmail({ kind }: QueuedEmail): boolean {
  return kind === 'deal_alert' || kind === digestKind;
}

/** The token in the unsubscribe link; null for emails other than deal alerts. */
export function unsubscribeToken(queued: QueuedEmail): string | null {
  const token = isDealEmail(queued) ? property(queued.data, 'unsubscribe') : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The email for a deal alert or a day's digest. `appUrl` is the signed-in app's address without a trailing slash. */
export function renderDealEmail(queued: QueuedEmail, appUrl: string): Email {
  const { subject, intro, deals, more } = queued.kind === digestKind ? digest(queued, appUrl) : instant(queued, appUrl);
  const allUrl = `${appUrl}${paths.marketplace}?sort=best-match`;
  const buyBoxUrl = `${appUrl}${paths.buyBox}`;
  const savedUrl = `${appUrl}${paths.saved}`;
  const unsubscribeUrl = `${appUrl}${paths.unsubscribe}?token=${encodeURIComponent(unsubscribeToken(queued) ?? '')}`;
  const why = 'You’re receiving this because deal alert emails are on in your buy box or for a saved search.';
  const [first, ...others] = deals;
  const isOne = first !== undefined && others.length === 0;
  const blocks: Block[] = [
    { lines: [greeting(queued)] },
    { lines: [intro] },
    ...deals.map(({ headline, facts, url }) => ({
      lines: [{ strong: headline }, ...(facts ? [facts] : []), ...(isOne ? [] : [{ label: 'View listing', url }])],
    })),
    ...(more ? [{ lines: [more] }] : []),
    isOne ? { button: 'View listing', url: first.url } : { button: 'View your matches', url: allUrl },
    {
      lines: [
        why,
        { label: 'Unsubscribe', url: unsubscribeUrl },
        { label: 'Edit your buy box', url: buyBoxUrl },
        { label: 'Edit your saved searches', url: savedUrl },
      ],
      small: true,
    },
  ];
  return { subject, text: toText(blocks), html: toHtml(subject, blocks) };
}

/** A listing as a deal email shows it. */
interface Deal {
  /** 'Price drop: Brick duplex'. */
  headline: string;
  /** '$95,000, was $100,000 · Columbus, OH'. */
  facts: string;
  url: string;
  /** Whether it matches a saved search, but not the buy box. */
  isSearch: boolean;
}

interface Contents {
  subject: string;
  intro: string;
  deals: Deal[];
  /** 'And 21 more'; empty if all deals are listed. */
  more: string;
}

/** The path of a listing. Its analytics count the visit as coming from an alert. */
function alertLink(listingId: string): string {
  return `${paths.listing(listingId)}?source=alert`;
}

function instant(queued: QueuedEmail, appUrl: string): Contents {
  const deal = toDeal(queued, queued.data, appUrl);
  const match = deal.isSearch ? 'one of your saved searches' : 'your buy box';
  return {
    subject: shortText(queued),
    intro: `This listing matches ${match}:`,
    deals: [deal],
    more: '',
  };
}

function digest(queued: QueuedEmail, appUrl: string): Contents {
  const listed = property(queued.data, 'deals');
  const deals = Array.isArray(listed) ? listed.map((data) => toDeal(queued, data, appUrl)) : [];
  const total = property(queued.data, 'count');
  const count = typeof total === 'number' ? total : deals.length;
  const what = count === 1 ? '1 deal' : `${count} deals`;
  const whose = deals.some(({ isSearch }) => isSearch) ? `${what} for you` : `${what} for your buy box`;
  const example = deals[0]?.facts ?? '';
  return {
    subject: `${whose}${example && `: ${example}${count > 1 ? `, and ${count - 1} more` : ''}`}`,
    intro: `${what} since your last digest:`,
    deals,
    more: count > deals.length ? `And ${count - deals.length} more` : '',
  };
}

function toDeal(queued: QueuedEmail, data: unknown, appUrl: string): Deal {
  const notification = toNotification(queued, data);
  const summary = dealSummary(notification);
  const id = property(notification.data, 'property_id');
  return {
    headline: `${summary.event}: ${summary.title ?? 'a listing'}`,
    facts: dealFacts(summary),
    url: new URL(`${appUrl}${typeof id === 'string' ? alertLink(id) : paths.marketplace}`).href,
    isSearch: typeof property(notification.data, 'search') === 'string',
  };
}

function property(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
