import { formatDate } from '../../kit/formatting/format.ts';

/** A step that asks the rules of a state. */
export type RuleAction = 'publish' | 'offer' | 'assign';

const topics: Readonly<Record<string, string>> = {
  general: 'In general',
  disclosure: 'Disclosure',
  license: 'License',
  marketing: 'How it’s marketed',
  cancellation: 'Right to cancel',
  notice: 'Notice to the owner',
  registration: 'Registration',
};

/** What a rule is about; the stored value if it's unknown. */
export function topicName(topic: string): string {
  return topics[topic] ?? topic;
}

const actions: Readonly<Record<string, string>> = {
  publish: 'posting a listing',
  offer: 'offers',
  assign: 'assignments',
};

/** Which steps ask a rule: 'Asked at posting a listing, offers'. */
export function askedText(askedAt: readonly string[]): string {
  return `Asked at ${askedAt.map((action) => actions[action] ?? action).join(', ')}`;
}

/** Who signed off a version of a rule, and when; or that nobody has. */
export function signOffText({ signer, signed_at }: { signer: string | null; signed_at: string | null }): string {
  return signer === null || signed_at === null
    ? 'Not legal advice; have a lawyer sign off.'
    : `Signed off by ${signer} on ${formatDate(signed_at)}. Not legal advice.`;
}

/** What a member confirms: a seller gives a disclosure, a buyer has read it. */
export function confirmText(action: RuleAction, side: 'seller' | 'buyer'): string {
  return action === 'offer' && side === 'buyer' ? 'I’ve read this disclosure' : 'I give this disclosure';
}
