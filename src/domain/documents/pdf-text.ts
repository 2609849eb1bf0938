/*
 * Fits text to the font and the lines of a PDF. No dependencies: the edge function that seals agreements loads this,
 * too.
 */

/** What this needs of a PDF library's font. */
interface Font {
  canEncode: (text: string) => boolean;
  /** Points. */
  widthOfTextAtSize: (text: string, size: number) => number;
}

/** What a PDF says if `drawable` replaced anything in it. */
export const missingLettersNote =
  'Letters that this file’s fonts don’t have are shown by their Unicode number, such as [U+4E2D].';

/**
 * The text as the font can show it. The fonts have Latin, Greek, and Cyrillic; any other character, such as a Chinese
 * one or an emoji, becomes its Unicode number, as in [U+738B]. `isComplete` is whether none had to.
 */
export function drawable(text: string, font: Pick<Font, 'canEncode'>): { text: string; isComplete: boolean } {
  // The library doesn't place accents above letters, so a letter with its accents must be one character.
  const composed = text.normalize('NFC');
  if (font.canEncode(composed)) return { text: composed, isComplete: true };
  const shown = Array.from(composed, (character) => (font.canEncode(character) ? character : unicodeNumber(character)));
  return { text: shown.join(''), isComplete: false };
}

function unicodeNumber(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Breaks text into lines of at most `width` points; a word that is longer, such as a hash, wherever it has to. */
export function linesOf(text: string, font: Pick<Font, 'widthOfTextAtSize'>, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
