import { z } from 'zod';
import { freeText, textValue } from '@/domain/ledger/ledger';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { partyRoles } from '@/domain/ledger/parties';
import { entriesOf, type DealRecord } from './record';

/** A party as the ledger names it. */
export interface Party {
  /** 'buyer', 'seller', or 'party:' and the party's ID, as in entries' `actor`. */
  actor: string;
  role: string;
  /** As in splits; null before there is a deal. */
  id: string | null;
  /** Null if it was deleted with the account, '' if the ledger never had it. */
  name: string | null;
}

/** 'JV partner'; unknown roles unchanged. */
export const roleLabel = (role: string): string => (isKeyOf(partyRoles, role) ? partyRoles[role] : role);

/** Buyer, seller, and those who were invited, in this order. */
export function partiesOf(record: DealRecord): Party[] {
  const entries = entriesOf(record);
  const ids = z
    .record(z.string(), z.string())
    .parse(entries.find(({ kind }) => kind === 'deal.open')?.data['parties'] ?? {});
  const principal = (role: 'buyer' | 'seller'): Party => {
    const named = entries.find(({ data }) => data[`${role}_name_sha256`] !== undefined);
    return { actor: role, role, id: ids[role] ?? null, name: named ? freeText(named, `${role}_name`) : '' };
  };
  const invited = entries.filter(({ kind }) => kind === 'party.invite');
  return [
    principal('buyer'),
    principal('seller'),
    ...invited.map((entry) => ({
      actor: `party:${textValue(entry, 'party')}`,
      role: textValue(entry, 'role'),
      id: textValue(entry, 'party'),
      name: freeText(entry, 'name'),
    })),
  ];
}

/** 'Ann Lee', 'Name deleted', or 'Not stated'. */
export function partyName({ name }: Party): string {
  return name === null ? 'Name deleted' : name || 'Not stated';
}

/** The party behind an actor or a party's ID, for a sentence: 'Ann Lee (buyer)', 'The buyer', 'A party'. */
export function actorName(parties: readonly Party[], actor: string): string {
  const party = parties.find((one) => one.actor === actor || `party:${one.id}` === actor);
  if (!party) return 'A party';
  const role = roleLabel(party.role);
  const inSentence = role === 'JV partner' ? role : role.toLowerCase();
  return party.name ? `${party.name} (${inSentence})` : `The ${inSentence}`;
}
