import {
  button,
  type Claimed,
  escape,
  fieldOf,
  footnote,
  type Letter,
  oneLine,
  page,
  paragraph,
  textLink,
  textOf,
} from './letter.ts';

/** A listing as a letter tells of it. */
interface Deal {
  /** What happened and to which listing: 'Price drop: Brick duplex'. */
  headline: string;
  /** '$95,000, was $100,000 · Columbus, OH'. */
  facts: string;
  /** Where it is, on the app host. */
  path: string;
}

const events: ReadonlyMap<string | null, string> = new Map([
  ['new', 'New match'],
  ['price_drop', 'Price drop'],
  ['back_on_market', 'Back on the market'],
]);

/** Whether a copy tells of deals: mail that the buy box asks for, and that a link in it ends. */
export function isAboutDeals({ kind }: Claimed): boolean {
  return kind === 'deal_alert' || kind === 'deal_digest';
}

/** What proves, in a link, whose mail about deals is to end; null for a copy about anything else. */
export function unsubscribeToken(copy: Claimed): string | null {
  return isAboutDeals(copy) ? textOf(copy.data, 'unsubscribe') : null;
}

/** Writes the mail about one deal, or that of a day. `appUrl`: where the signed-in app is, without a slash at its end. Pure. */
export function writeDealLetter(copy: Claimed, appUrl: string): Letter {
  const greeting = `Hello ${oneLine(copy.name) || 'there'},`;
  const { subject, intro, deals, more } = copy.kind === 'deal_alert' ? aboutOne(copy.data) : aboutDay(copy.data);
  const all = `${appUrl}/marketplace?sort=best-match`;
  const box = `${appUrl}/buybox`;
  const end = `${appUrl}/unsubscribe?token=${encodeURIComponent(unsubscribeToken(copy) ?? '')}`;
  const why = 'You get this because your buy box asks for deal alerts by mail.';
  const listed = deals.map(({ headline, facts, path }) => `${headline}\n${facts}\n${appUrl}${path}`);
  const [first] = deals;
  return {
    subject,
    text:
      [
        greeting,
        intro,
        ...listed,
        more && `${more}: ${all}`,
        `${why}\nStop this mail: ${end}\nChange your buy box: ${box}`,
      ]
        .filter(Boolean)
        .join('\n\n') + '\n',
    html: page(subject, [
      paragraph(escape(greeting)),
      paragraph(escape(intro), 24),
      ...deals.map(({ headline, facts, path }) =>
        paragraph(`<strong>${textLink(headline, appUrl + path)}</strong><br>${escape(facts)}`, 20),
      ),
      more ? paragraph(textLink(more, all), 20) : '',
      first && deals.length === 1 ? button('See the listing', appUrl + first.path) : button('See what matches', all),
      footnote(`${escape(why)}<br>${textLink('Stop this mail', end)} · ${textLink('Change your buy box', box)}`),
    ]),
  };
}

interface Contents {
  subject: string;
  intro: string;
  deals: Deal[];
  /** Says how many there are besides; empty for none. */
  more: string;
}

function aboutOne(data: unknown): Contents {
  const deal = dealOf(data);
  return { subject: deal.headline, intro: 'A listing that matches your buy box:', deals: [deal], more: '' };
}

function aboutDay(data: unknown): Contents {
  const listed = fieldOf(data, 'deals');
  const deals = Array.isArray(listed) ? listed.map(dealOf) : [];
  const told = fieldOf(data, 'count');
  const count = typeof told === 'number' ? told : deals.length;
  const what = count === 1 ? '1 deal' : `${count} deals`;
  return {
    subject: `${what} for your buy box`,
    intro: `${what} since the last letter:`,
    deals,
    more: count > deals.length ? `And ${count - deals.length} more` : '',
  };
}

function dealOf(data: unknown): Deal {
  const [price, previous] = [money(fieldOf(data, 'price')), money(fieldOf(data, 'previous_price'))];
  const place = [textOf(data, 'city'), textOf(data, 'state')]
    .flatMap((part) => (part === null ? [] : [oneLine(part)]))
    .join(', ');
  const id = textOf(data, 'property_id');
  return {
    headline: `${events.get(textOf(data, 'event')) ?? 'For your buy box'}: ${oneLine(textOf(data, 'title') ?? '') || 'a listing'}`,
    facts: [price && previous ? `${price}, was ${previous}` : price, place].filter(Boolean).join(' · '),
    path: id === null ? '/marketplace' : `/marketplace/${encodeURIComponent(id)}`,
  };
}

/** Whole USD as '$95,000'; null for what is no amount. */
function money(value: unknown): string | null {
  if (typeof value !== 'number') return null;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(value);
}
