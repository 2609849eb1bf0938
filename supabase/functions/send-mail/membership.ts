import { type Claimed, type News, oneLine, textOf } from './letter.ts';

/** What is mailed whatever the settings, as `private.is_always_mailed` says. */
const always: readonly (string | null)[] = ['started', 'payment_failed', 'ended'];

/** Whether a copy is about what a membership begins or ends with, of which no setting switches the mail off. */
export function comesToAll({ kind, data }: Claimed): boolean {
  return kind === 'membership' && always.includes(textOf(data, 'event'));
}

/** What became of a membership: data {event, plan, date}. */
export function membershipNews(data: unknown): News {
  const plan = oneLine(textOf(data, 'plan') ?? '');
  const membership = plan ? `Your membership ${plan}` : 'Your membership';
  const day = dayOf(textOf(data, 'date'));
  const billing = { link: '/account/billing', action: 'See your billing' };
  switch (textOf(data, 'event')) {
    case 'started':
      return { ...billing, sentence: `${membership} has started.` };
    case 'renewed':
      return { ...billing, sentence: `${membership} was renewed${day && ` until ${day}`}.` };
    case 'payment_failed':
      return {
        ...billing,
        sentence: `The payment for ${membership.replace('Your', 'your')} failed.`,
        action: 'Update your card',
      };
    case 'canceling':
      return { ...billing, sentence: `${membership} will end${day && ` on ${day}`}.` };
    case 'resumed':
      return { ...billing, sentence: `${membership} goes on.` };
    case 'ended':
      return { link: '/membership', action: 'See the plans', sentence: `${membership} has ended.` };
    default:
      // An event that is newer than this function.
      return { ...billing, sentence: 'There is news about your membership.' };
  }
}

/** A day, by UTC, for a letter knows no zone: Nov 21, 2026. Empty for what is no date. */
function dayOf(iso: string | null): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
