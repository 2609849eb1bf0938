/** A member mentioned in a draft as '@' and their name. */
export interface Mention {
  id: string;
  name: string;
}

/** A text being edited: the plain text and the members it mentions. */
export interface Draft {
  text: string;
  mentions: Mention[];
}

export const emptyDraft: Draft = { text: '', mentions: [] };

/** Mentions are stored as @[Name](id). The database corrects the name or removes the markup. */
const mentionMarkup = /@\[([^\][()\n]{1,120})\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)/g;

/** Part of a stored text. */
export type ContentPart = { text: string } | { mention: Mention };

/** Splits a stored text into mentions and the text between them. */
export function parseMentions(stored: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const match of stored.matchAll(mentionMarkup)) {
    if (match.index > end) parts.push({ text: stored.slice(end, match.index) });
    parts.push({ mention: { name: match[1] ?? '', id: match[2] ?? '' } });
    end = match.index + match[0].length;
  }
  if (end < stored.length) parts.push({ text: stored.slice(end) });
  return parts;
}

/** A stored text with mentions as '@Name', for previews and titles. */
export function plainText(stored: string): string {
  return parseMentions(stored)
    .map((part) => ('text' in part ? part.text : `@${part.mention.name}`))
    .join('');
}

/** Converts a stored text to a draft. */
export function fromMarkup(stored: string): Draft {
  const mentions = new Map<string, Mention>();
  for (const part of parseMentions(stored)) if ('mention' in part) mentions.set(part.mention.id, part.mention);
  return { text: plainText(stored), mentions: [...mentions.values()] };
}

/** Converts a draft to the stored text. A mention whose name was edited becomes plain text. */
export function toMarkup({ text, mentions }: Draft): string {
  // Longest names first, so that 'Ann' doesn't match the start of 'Ann Lee'.
  const byLength = mentions.toSorted((one, other) => other.name.length - one.name.length);
  let stored = '';
  let rest = text;
  while (rest !== '') {
    const remaining = rest;
    const mention = byLength.find(
      ({ name }) => remaining.startsWith(`@${name}`) && !/^[\p{L}\p{M}\p{N}]/u.test(remaining.slice(name.length + 1)),
    );
    if (mention) {
      stored += `@[${sanitizeName(mention.name)}](${mention.id})`;
      rest = rest.slice(mention.name.length + 1);
    } else {
      const next = rest.indexOf('@', 1);
      stored += next === -1 ? rest : rest.slice(0, next);
      rest = next === -1 ? '' : rest.slice(next);
    }
  }
  return stored;
}

/** Removes characters that would break the markup. */
export function sanitizeName(name: string): string {
  return name.replaceAll(/[\][()\n]/g, '');
}

/** A letter with its accents, or a digit. */
const letter = String.raw`[\p{L}\p{N}]`;
const word = String.raw`${letter}[\p{L}\p{M}\p{N}\u200c\u200d.'’ʻʼ‘\u0060´-]*`;
/** Names have up to five words: 'María del Carmen de Vega'. */
const typedMention = new RegExp(String.raw`(?:^|[\s(])@(${word}(?: ['’ʻ]?${word}){0,4} ?)$`, 'u');

/**
 * The mention being typed before the caret ('@' and the start of a name); null if there is none, or it's one of
 * `mentions`. `start` is the index of '@'.
 */
export function mentionQueryAt(
  text: string,
  caret: number,
  mentions: readonly Mention[] = [],
): { start: number; search: string } | null {
  const before = text.slice(0, caret);
  const search = typedMention.exec(before)?.[1];
  if (search === undefined || mentions.some(({ name }) => `${search} `.startsWith(`${name} `))) return null;
  return { start: caret - search.length - 1, search };
}

/** Replaces the mention being typed with the chosen member. Returns the new draft and caret position. */
export function insertMention(
  { text, mentions }: Draft,
  start: number,
  caret: number,
  chosen: Mention,
): { draft: Draft; caret: number } {
  const mention = { id: chosen.id, name: sanitizeName(chosen.name) };
  const inserted = `@${mention.name} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return {
    draft: {
      text: text.slice(0, start) + inserted + rest,
      mentions: [...mentions.filter(({ id }) => id !== mention.id), mention],
    },
    caret: start + inserted.length,
  };
}
