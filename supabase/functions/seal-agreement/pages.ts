// Flows text onto pages of US Letter with libpdf: paragraphs, headings, list items, and page numbers.
import { rgb, type EmbeddedFont, type PDF, type PDFPage } from 'npm:@libpdf/core@0.4.2';
import { drawable, linesOf } from '../../../src/domain/documents/pdf-text.ts';

/** Points. */
const page = { width: 612, height: 792, margin: 72 } as const;
const black = rgb(0.07, 0.07, 0.07);
const gray = rgb(0.4, 0.4, 0.4);

interface Fonts {
  regular: EmbeddedFont;
  bold: EmbeddedFont;
}

interface TextStyle {
  size?: number;
  bold?: boolean;
  /** Points from the margin. */
  indent?: number;
  /** Points of space before it. */
  before?: number;
  /** Points that must be left on the page for it and what follows, or it starts a new one. */
  keep?: number;
}

/** Writes text from top to bottom, with new pages as needed. */
export class Pages {
  readonly #document: PDF;
  readonly #fonts: Fonts;
  #page: PDFPage;
  #y = 0;
  #hasMissing = false;

  constructor(document: PDF, fonts: Fonts) {
    this.#document = document;
    this.#fonts = fonts;
    this.#page = this.newPage();
  }

  newPage(): PDFPage {
    this.#page = this.#document.addPage({ size: 'letter' });
    this.#y = page.height - page.margin;
    return this.#page;
  }

  /** Writes one paragraph, with `marker` in front of its first line. */
  write(text: string, { size = 10, bold = false, indent = 0, before = 0, keep = 0 }: TextStyle = {}, marker = '') {
    const font = bold ? this.#fonts.bold : this.#fonts.regular;
    const lineHeight = size * 1.42;
    if (this.#y < page.height - page.margin) this.#y -= before;
    const x = page.margin + indent;
    const lines = linesOf(this.#drawable(text, font), font, size, page.width - page.margin - x);
    if (this.#y - Math.max(lineHeight, keep) < page.margin) this.newPage();
    let room = this.#room(lineHeight, lines.length);
    for (const [index, line] of lines.entries()) {
      if (room === 0) {
        this.newPage();
        room = this.#room(lineHeight, lines.length - index);
      }
      room -= 1;
      this.#y -= lineHeight;
      if (marker && index === 0) this.#page.drawText(marker, { x: x - 12, y: this.#y, size, font, color: black });
      this.#page.drawText(line, { x, y: this.#y, size, font, color: black });
    }
  }

  /** How many of a paragraph's next lines go on this page: not all but the last one, which would stand alone. */
  #room(lineHeight: number, lines: number): number {
    const room = Math.max(1, Math.floor((this.#y - page.margin) / lineHeight));
    return lines - room === 1 && room > 2 ? room - 1 : room;
  }

  /** Whether the text had characters that the fonts don't have. */
  get hasMissing(): boolean {
    return this.#hasMissing;
  }

  #drawable(text: string, font: EmbeddedFont): string {
    const { text: shown, isComplete } = drawable(text, font);
    this.#hasMissing ||= !isComplete;
    return shown;
  }

  /** Writes the form of agreement texts: ## before headings, - before list items, empty lines between paragraphs. */
  writeBody(body: string) {
    let isAfterGap = true;
    for (const line of body.split('\n')) {
      if (line.startsWith('## ')) this.write(line.slice(3), { size: 11.5, bold: true, before: 12, keep: 60 });
      else if (line.startsWith('- ')) this.write(line.slice(2), { indent: 14, before: isAfterGap ? 6 : 2 }, '•');
      else if (line !== '') this.write(line, { before: isAfterGap ? 6 : 0 });
      isAfterGap = line === '';
    }
  }

  /** Writes a line over the page number at the bottom of every page. Call it last. */
  number(label: string) {
    const pages = this.#document.getPages();
    for (const [index, one] of pages.entries()) {
      const text = `${label} · Page ${index + 1} of ${pages.length}`;
      const size = 8;
      const width = this.#fonts.regular.widthOfTextAtSize(text, size);
      one.drawText(text, {
        x: (page.width - width) / 2,
        y: page.margin / 2,
        size,
        font: this.#fonts.regular,
        color: gray,
      });
    }
  }
}
