import { lazyValue } from '@/kit/formatting/lazy-value';
import { formatCents } from '@/kit/formatting/format-cents';
import { lineKinds, type LineKind, type SplitLine } from './split';
import { roundHalfAway } from '@/kit/numbers/rounding';

const exact = lazyValue(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Dollars with cents: '$12,345.67', '-$5.00'. */
export function formatExactCents(cents: number): string {
  return exact().format(cents / 100);
}

/** Hundredths of a percent: '33.33%', '50%'. */
export function formatBps(bps: number): string {
  return `${roundHalfAway(bps / 100, 2)}%`;
}

/** What a line's part means for someone: 'You get $5,000.00 of the profit'. `who` starts the sentence. */
export function partSentence(kind: LineKind, cents: number, who: 'You' | (string & {})): string {
  const verb = (plain: string, third: string) => `${who} ${who === 'You' ? plain : third}`;
  const amount = formatExactCents(Math.abs(cents));
  if (kind === 'profit')
    return cents < 0
      ? `${verb('bear', 'bears')} ${amount} of the loss`
      : `${verb('get', 'gets')} ${amount} of the profit`;
  if (kind === 'assignment_fee') return `${verb('get', 'gets')} ${amount} of the assignment fee`;
  return `${verb('pay', 'pays')} ${amount} of the ${kind === 'costs' ? 'costs' : 'purchase money'}`;
}

/** A party's part of every line, as sentences without periods; lines without a part are left out, unless all are. */
export function partSentences(lines: readonly SplitLine[], partyId: string, who: 'You' | (string & {})): string[] {
  const parts = lines.flatMap(({ kind, shares }) => {
    const share = shares.find(({ party_id }) => party_id === partyId);
    return share && share.share_bps > 0 ? [partSentence(kind, share.amount_cents, who)] : [];
  });
  return parts.length > 0 ? parts : [`${who} ${who === 'You' ? 'have' : 'has'} no share in this split`];
}

/** A line's total: 'Profit $100,000', 'Loss $5,000'. */
export function lineTitle(kind: LineKind, cents: number): string {
  return `${kind === 'profit' && cents < 0 ? 'Loss' : lineKinds[kind]} ${formatCents(Math.abs(cents), 'usd')}`;
}
