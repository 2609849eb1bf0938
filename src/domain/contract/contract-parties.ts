import { fieldStart } from './contract-text.ts';

/** What a party does in a contract: a landlord with an option sells, and a tenant with one buys. */
export type PartyRole = 'seller' | 'buyer' | 'assignor' | 'assignee';

/** A party, as the contract names it. */
export interface ContractParty {
  role: PartyRole;
  name: string;
}

const roleOf: Readonly<Record<string, PartyRole>> = {
  seller: 'seller',
  vendor: 'seller',
  optionor: 'seller',
  landlord: 'seller',
  lessor: 'seller',
  buyer: 'buyer',
  purchaser: 'buyer',
  optionee: 'buyer',
  tenant: 'buyer',
  lessee: 'buyer',
  assignor: 'assignor',
  assignee: 'assignee',
};
const role = String.raw`(?<role>${Object.keys(roleOf).join('|')})(?:s|\(s\))?(?:\s?/\s?\w+)?`;

/** "Seller: Ann Oak", "Buyer's name   Oak LLC". */
const labeled = new RegExp(
  String.raw`(?<=${fieldStart})${role}(?:'s)?(?:\s+names?(?:\(s\))?)?(?: *: *| {3,})` +
    String.raw`(?<name>[^\n]{2,90}?)(?=\s{3}|\n|$)`,
  'gi',
);
/** 'between Ann Oak ("Seller")', 'Oak LLC (hereinafter referred to as the "Buyer")', 'Oak LLC, as Buyer'. */
const quoted = new RegExp(
  [
    String.raw`(?<before>[^()]{3,200}?),?\s*(?:\(\s*(?:(?:here(?:in)?after|herein|hereby|collectively|individually`,
    String.raw`|jointly|together|referred|called|known|as|to|and|or|the|,)\s*)*"?${role}"?[^()]{0,40}\)`,
    String.raw`|here(?:in)?after(?:\s+(?:referred|known|called|to|as|the))*\s+"?${role.replace('role', 'plainRole')}"?`,
    String.raw`|as\s+"?${role.replace('role', 'asRole')}"?(?=[\s,.]))`,
  ].join(''),
  'gi',
);

/** The parties that a contract names. Blanks and descriptions, such as "the undersigned", aren't names. */
export function contractParties(text: string): ContractParty[] {
  const named = [...text.matchAll(labeled)].map(({ groups = {} }) => ({
    role: groups['role'],
    name: partyName(groups['name'] ?? ''),
  }));
  const defined = [...text.matchAll(quoted)].map(({ groups = {} }) => ({
    role: groups['role'] ?? groups['plainRole'] ?? groups['asRole'],
    name: partyName(nameBehind(groups['before'] ?? '')),
  }));
  return [...named, ...defined].flatMap(({ role: word, name }) => {
    const found = roleOf[word?.toLowerCase() ?? ''];
    return found === undefined || name === null ? [] : [{ role: found, name }];
  });
}

/** The end of a text in which a party is named: what comes after "between", the party before it, or a new line. */
function nameBehind(before: string): string {
  const starts = [...before.matchAll(/\b(?:between|among|from|with|sells? to|is)\s+|^\s*,?\s*and\s+|\n\s*\n|:\s/gi)];
  const last = starts.at(-1);
  if (last) return before.slice(last.index + last[0].length);
  return /(?:^|\n)([^\n]*)$/.exec(before)?.[1] ?? '';
}

/** What ends a name: heirs, what kind of company it is, whose spouse someone is, and where they live. */
const description = new RegExp(
  [
    String.raw`,?\s+(?:and\s*/\s*or|and|or)\s+(?:(?:its|his|her|their)\s+)?` +
      String.raw`(?:heirs|successors|assigns?|assignees)\b.*$`,
    String.raw`,\s+(?:(?:an?|whose|having|with|residing|located|of|husband|wife|as|individually|both|unmarried` +
      String.raw`|married|single)\b|\d).*$`,
    String.raw`\s+(?:whose\b|of \d|residing\b|\(|an? (?:single|married|unmarried)\b).*$`,
  ].join('|'),
  'is',
);
/** Words of a form or a sentence, in any case, and those that names have only in capitals. */
const notAName =
  /\b(?:undersigned|signature|dated?|address|phone|email|initials?)\b|^(?:the )?(?:seller|buyer|purchaser|tenant)s?\b/i;
const plainWords =
  /\b(?:agrees?|shall|will|may|hereby|each|party|parties|property|broker|agent|agreement|contract|price|named)\b/;

/** A name without what follows it; null if it isn't one. */
function partyName(text: string): string | null {
  const name = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\/s\/|by:|and\s)\s*/i, '')
    .replace(description, '')
    .replaceAll(/^[\s"',.-]+|[\s"',-]+$/g, '');
  const isName = /^(?:\p{Lu}|\d+ \p{Lu})/u.test(name) && /\p{L}{2}/u.test(name) && name.length <= 80;
  return isName && name.split(' ').length <= 10 && !isWords(name) ? name : null;
}

const isWords = (name: string) => notAName.test(name) || plainWords.test(name) || /[:@$%]|\d{5}/.test(name);
