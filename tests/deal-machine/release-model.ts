/** What releases of earnest money should do once a deal has fallen through, written independently of the SQL. */
import { received, roleOf, type Side, type Verdict } from './basics.ts';

export interface Release {
  id: string;
  by: Side;
  /** Whole USD. */
  toBuyer: number;
  toSeller: number;
  signed: Set<Side>;
  state: 'awaiting_signatures' | 'signed' | 'declined' | 'countered' | 'withdrawn';
  isPaid: boolean;
}

/** The releases of a deal, and what its sides say about the money. */
export interface Releases {
  all: Release[];
  /** The one that both signed last. */
  inForce: Release | null;
  /** The sides that said it's disputed after that one was signed. */
  disputes: Set<Side>;
}

/** What a release needs of a deal. */
interface Deal {
  offer: Parameters<typeof roleOf>[0];
  state: string;
  terms: { earnest: number; second: number };
  receipts: readonly { amount: number }[];
  releases: Releases;
}

export const noReleases = (): Releases => ({ all: [], inForce: null, disputes: new Set() });

const isAwaiting = ({ state }: Release) => state === 'awaiting_signatures';
const isPaidOut = ({ releases }: Deal) => releases.inForce?.isPaid ?? false;

/** `replaces`: the release it answers, which ends that one if it's the other side's. */
export function proposeRelease(deal: Deal, member: string, release: Release, replaces: string | null): Verdict {
  const role = roleOf(deal.offer, member);
  if (deal.state !== 'fell_through' || role === null || deal.terms.earnest === 0 || isPaidOut(deal)) return false;
  const [sum, arrived] = [release.toBuyer + release.toSeller, received(deal)];
  if (arrived > 0 ? sum !== arrived : sum < 1 || sum > deal.terms.earnest + deal.terms.second) return false;
  const waiting = deal.releases.all.find(isAwaiting);
  if (waiting) {
    if (waiting.by === role || waiting.id !== replaces) return false;
    waiting.state = 'countered';
  }
  release.by = role;
  deal.releases.all.push(release);
  return true;
}

export function answerRelease(deal: Deal, release: Release, member: string, answer: string): Verdict {
  const role = roleOf(deal.offer, member);
  if (role === null) return false;
  if (answer === 'sign' && release.signed.has(role)) return true;
  if (answer === 'withdraw' && release.by !== role) return false;
  const ended = answer === 'withdraw' ? 'withdrawn' : 'declined';
  if (answer !== 'sign' && release.state === ended) return true;
  if (!isAwaiting(release)) return false;
  if (answer !== 'sign') release.state = ended;
  else if (release.signed.add(role).size === 2) {
    release.state = 'signed';
    deal.releases.inForce = release;
    deal.releases.disputes = new Set();
  }
  return true;
}

/** A side says that the money is disputed, or that it isn't. */
export function reportMoney(deal: Deal, member: string, isDisputed: boolean): Verdict {
  const role = roleOf(deal.offer, member);
  if (deal.state !== 'fell_through' || role === null) return false;
  const { inForce, disputes } = deal.releases;
  if (!inForce || inForce.isPaid) return true;
  if (isDisputed) disputes.add(role);
  else disputes.delete(role);
  return true;
}

/** The seller holds the money here. */
export function payOut(deal: Deal, release: Release, member: string): Verdict {
  if (roleOf(deal.offer, member) !== 'seller') return false;
  if (release.isPaid) return true;
  if (release !== deal.releases.inForce || deal.releases.disputes.size > 0) return false;
  release.isPaid = true;
  for (const other of deal.releases.all) if (isAwaiting(other)) other.state = 'withdrawn';
  return true;
}

/** As the rows of the database have them. */
export const releaseRows = ({ releases: { all, inForce, disputes } }: Deal): string[] =>
  all.map(({ id, state, toBuyer, toSeller, ...release }) =>
    [
      id,
      state,
      toBuyer,
      toSeller,
      release.isPaid ? 'paid' : '',
      id === inForce?.id && !release.isPaid && disputes.size > 0 ? 'paused' : '',
    ].join(' '),
  );
