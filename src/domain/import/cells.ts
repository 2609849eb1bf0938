/** Cells of imported files: what isn't part of a value, and what isn't a value. */

/** Formulas and marks with which spreadsheets keep a text a text: ="02134", '02134. Ours, in front of formulas, too. */
const asText = /^="((?:[^"]|"")*)"$|^'(?=[=+\-@|%\t\r]|[\d.,/-]+$)/;

/** A cell without the marks that make it text in a spreadsheet. */
export function unwrapCell(cell: string): string {
  const [mark, inner] = asText.exec(cell) ?? [];
  if (mark === undefined) return cell;
  return (inner === undefined ? cell.slice(mark.length) : inner.replaceAll('""', '"')).trim();
}

const blankWords = new RegExp(
  String.raw`^(?:n\s*[/\\.]\s*a\.?|na|nan|nil|nul|null|unknown|unk|unkn|undefined|tb[acd]|t\.b\.[da]\.|pending` +
    String.raw`|to be (?:determined|announced|decided|provided)|not (?:avail(?:able)?|applicable|stated|provided` +
    String.raw`|specified|disclosed|known|given|listed|set|entered|recorded|found)|no (?:data|info(?:rmation)?|value)` +
    String.raw`|none (?:listed|found|known|given|available|reported)|missing|blank)\.?$`,
  'i',
);
/** Error values and dashes, with which an accounting format shows 0. */
const blankMarks =
  /^(?:#(?:n\/a(?: n\/a)?|[a-z]+[a-z0-9/]*[!?]|value|ref|name)|(?:[-‐-―−.…?*_~·]\s*)*|\\n|0000-00-00.*)$/i;

/** Whether a cell says that there is no value, or nothing: 'N/A', '-', 'TBD', '(null)', '#REF!', '$ -'. */
export function isBlank(cell: string): boolean {
  if (cell === '') return true;
  // No word for nothing is longer.
  if (cell.length > 30) return false;
  const bare = cell.replaceAll(/^[\s([<{"$]+|[\s)\]>}"$%*;]+$/g, '');
  return bare === '' || blankMarks.test(bare) || blankWords.test(bare);
}

/** Whether a cell says that there is none, which is nothing everywhere but in a text of the member's own. */
export const isNone = (cell: string) => /^[\s("[<]*none[\s)"\]>.]*$/i.test(cell);

/** A cell in a sentence. */
export const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
