/** A member who is mentioned in a text that is being written, where it has '@' and their name. */
export interface Mention {
  id: string;
  name: string;
}

/** A text that is being written: as its writer sees it, and whom it mentions. */
export interface Draft {
  text: string;
  mentions: Mention[];
}

export const emptyDraft: Draft = { text: '', mentions: [] };

/** How a mention is stored: @[Name](id). The database puts the true name there, or takes the markup away. */
const storedMention = /@\[([^\][()\n]{1,120})\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)/g;

/** A piece of a stored text. */
export type Piece = { text: string } | { mention: Mention };

/** A stored text in pieces: mentions, and what stands between them. */
export function piecesOf(stored: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of stored.matchAll(storedMention)) {
    if (match.index > end) pieces.push({ text: stored.slice(end, match.index) });
    pieces.push({ mention: { name: match[1] ?? '', id: match[2] ?? '' } });
    end = match.index + match[0].length;
  }
  if (end < stored.length) pieces.push({ text: stored.slice(end) });
  return pieces;
}

/** A stored text without its markup: mentions as '@Name'. For previews and titles. */
export function plainText(stored: string): string {
  return piecesOf(stored)
    .map((piece) => ('text' in piece ? piece.text : `@${piece.mention.name}`))
    .join('');
}

/** A stored text, to be written on. */
export function toDraft(stored: string): Draft {
  const mentions = new Map<string, Mention>();
  for (const piece of piecesOf(stored)) if ('mention' in piece) mentions.set(piece.mention.id, piece.mention);
  return { text: plainText(stored), mentions: [...mentions.values()] };
}

/** A draft as it is stored. Of a mention whose name was changed or removed meanwhile, text is left. */
export function toStored({ text, mentions }: Draft): string {
  // The longest names first, so that 'Ann' does not take the beginning of 'Ann Lee'.
  const byLength = mentions.toSorted((one, other) => other.name.length - one.name.length);
  let stored = '';
  let rest = text;
  while (rest !== '') {
    const here = rest;
    const mention = byLength.find(
      ({ name }) => here.startsWith(`@${name}`) && !/^[\p{L}\p{N}]/u.test(here.slice(name.length + 1)),
    );
    if (mention) {
      stored += `@[${cleanName(mention.name)}](${mention.id})`;
      rest = rest.slice(mention.name.length + 1);
    } else {
      const next = rest.indexOf('@', 1);
      stored += next === -1 ? rest : rest.slice(0, next);
      rest = next === -1 ? '' : rest.slice(next);
    }
  }
  return stored;
}

/** A name without what would end the markup. */
export function cleanName(name: string): string {
  return name.replaceAll(/[\][()\n]/g, '');
}

/** The '@' and the letters after it, right before the caret, that ask for names; null where none do. */
export function askedName(text: string, caret: number): { start: number; search: string } | null {
  const before = text.slice(0, caret);
  const match = /(?:^|[\s(])@([\p{L}\p{N}][\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*)?)$/u.exec(before);
  const search = match?.[1];
  return search === undefined ? null : { start: caret - search.length - 1, search };
}

/** The draft after a member was chosen for what `askedName` found, and where the caret stands then. */
export function withMention(
  { text, mentions }: Draft,
  start: number,
  caret: number,
  chosen: Mention,
): { draft: Draft; caret: number } {
  const mention = { id: chosen.id, name: cleanName(chosen.name) };
  const written = `@${mention.name} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return {
    draft: {
      text: text.slice(0, start) + written + rest,
      mentions: [...mentions.filter(({ id }) => id !== mention.id), mention],
    },
    caret: start + written.length,
  };
}
