import { z } from 'zod';
import { freeText, stepsOf, textValue, type DealRecord, type Step } from './record';

/** A party as the ledger names it. */
export interface Party {
  /** 'buyer', 'seller', or 'party:' and the party's ID, as in steps' `actor`. */
  actor: string;
  role: string;
  /** As in splits; null before there is a deal. */
  id: string | null;
  /** Null if it was deleted with the account, '' if the ledger never had it. */
  name: string | null;
}

const roles: Readonly<Record<string, string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  jv_partner: 'JV partner',
  title: 'Title company',
  lender: 'Lender',
  attorney: 'Attorney',
};

/** 'JV partner'; unknown roles unchanged. */
export const roleLabel = (role: string): string => roles[role] ?? role;

/** Buyer, seller, and those who were invited, in this order. */
export function partiesOf(record: DealRecord): Party[] {
  const steps = stepsOf(record);
  const ids = z
    .record(z.string(), z.string())
    .parse(steps.find(({ kind }) => kind === 'deal.open')?.data['parties'] ?? {});
  const principal = (role: 'buyer' | 'seller'): Party => {
    const named = steps.find(({ data }) => data[`${role}_name_sha256`] !== undefined);
    return { actor: role, role, id: ids[role] ?? null, name: named ? freeText(record, named, `${role}_name`) : '' };
  };
  const invited = steps.filter(({ kind }) => kind === 'party.invite');
  return [
    principal('buyer'),
    principal('seller'),
    ...invited.map((step) => ({
      actor: `party:${textValue(step, 'party')}`,
      role: textValue(step, 'role') ?? '',
      id: textValue(step, 'party'),
      name: freeText(record, step, 'name'),
    })),
  ];
}

/** 'Ann Lee', 'Name deleted', or 'Not stated'. */
export function partyName({ name }: Party): string {
  return name === null ? 'Name deleted' : name || 'Not stated';
}

/** Who a step is by, for a sentence: 'Ann Lee (buyer)', 'The buyer', 'Cornerlot'. */
export function actorName(parties: readonly Party[], { actor }: Pick<Step, 'actor'>, system: string): string {
  if (actor === 'system') return system;
  const party = parties.find((one) => one.actor === actor);
  if (!party) return 'A party';
  const role = roleLabel(party.role);
  const inSentence = role === 'JV partner' ? role : role.toLowerCase();
  return party.name ? `${party.name} (${inSentence})` : `The ${inSentence}`;
}
