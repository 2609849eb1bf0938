/* What each side says about a deal that fell through. The edge function that sends mail loads this, too. */
import { formatDay } from '../../kit/formatting/format.ts';
import { isKeyOf } from '../ledger/vocabulary.ts';

/** What became of the earnest money, like the check of `deal_endings.money`. */
export const moneyOutcomes = {
  returned: 'Returned to the buyer',
  released: 'Released to the seller',
  disputed: 'Disputed: both sides claim it',
  not_paid: 'Never paid',
} as const;
export type MoneyOutcome = keyof typeof moneyOutcomes;

/** Who paid it out, like the check of `deal_endings.paid_by`. */
export const moneyPayers = {
  title: 'The title company',
  attorney: 'An attorney',
  lender: 'The lender',
  seller: 'The seller',
  buyer: 'The buyer',
  other: 'Someone else',
} as const;

/** Whether money moved, so that there's a day and someone who paid it out. */
export function hasMoved(money: string | null): boolean {
  return money === 'returned' || money === 'released';
}

/** What one side says. */
export interface EndingSaid {
  /** Null if the reason was theirs, or they didn't say. */
  agrees: boolean | null;
  money: string | null;
  /** ISO day. */
  moved_on: string | null;
  paid_by: string | null;
}

/** 'Returned to the buyer on Dec 3, 2026, by the title company'; null if they didn't say. */
export function moneyText({ money, moved_on, paid_by }: EndingSaid): string | null {
  if (!isKeyOf(moneyOutcomes, money)) return null;
  const when = moved_on === null ? '' : ` on ${formatDay(moved_on)}`;
  const payer = isKeyOf(moneyPayers, paid_by) ? `, by ${lowerFirst(moneyPayers[paid_by])}` : '';
  return `${moneyOutcomes[money]}${when}${payer}`;
}

const claims: Readonly<Record<MoneyOutcome, string>> = {
  returned: 'was returned to the buyer',
  released: 'was released to the seller',
  disputed: 'is disputed',
  not_paid: 'was never paid',
};

/** What one side said, after their name: 'said that the earnest money is disputed, and agreed with the reason'. */
export function endingClause(said: EndingSaid): string {
  const { money, moved_on, paid_by, agrees } = said;
  const when = moved_on === null ? '' : ` on ${formatDay(moved_on)}`;
  const payer = isKeyOf(moneyPayers, paid_by) ? ` by ${lowerFirst(moneyPayers[paid_by])}` : '';
  const clauses = [
    isKeyOf(moneyOutcomes, money) ? `said that the earnest money ${claims[money]}${when}${payer}` : null,
    agrees === null ? null : agrees ? 'agreed with the reason' : 'didn’t agree with the reason',
  ];
  return clauses.filter((clause) => clause !== null).join(', and ') || 'said how the deal ended';
}

/** What the two sides' words about the money amount to, as a sentence; null until both have said something. */
export function moneySummary(buyer: EndingSaid | null, seller: EndingSaid | null): string | null {
  if (!buyer?.money || !seller?.money) return null;
  if (buyer.money === 'disputed' || seller.money === 'disputed') return 'The earnest money is disputed.';
  return buyer.money === seller.money
    ? 'Both sides say the same about the earnest money.'
    : 'The two sides don’t say the same about the earnest money.';
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
