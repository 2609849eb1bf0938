import { PDF, rgb, type EmbeddedFont } from '@libpdf/core';
import { brand } from '@/domain/site/brand';
// Inlined into this chunk, which every host compresses; not all of them compress TTF files.
import boldFont from '../../../supabase/functions/seal-agreement/fonts/NotoSans-Bold.ttf?inline';
import regularFont from '../../../supabase/functions/seal-agreement/fonts/NotoSans-Regular.ttf?inline';
import { drawable, linesOf, missingLettersNote } from '@/domain/documents/pdf-text';

interface PdfColumn {
  heading: string;
  /** Share of the page's width; the columns of a table add up to 1. */
  width: number;
  /** For numbers. */
  alignRight?: boolean;
}

interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
}

export interface PdfSection {
  title: string;
  text?: string;
  table?: PdfTable;
}

/** US letter, in points. */
const page = { width: 612, height: 792, margin: 54, end: 792 - 60 } as const;
const width = page.width - 2 * page.margin;
const rowPadding = 4;
const lineHeight = 1.35;
const black = rgb(21 / 255, 33 / 255, 28 / 255);
const gray = rgb(91 / 255, 101 / 255, 96 / 255);
const ruleColor = rgb(225 / 255, 222 / 255, 212 / 255);

interface TextStyle {
  size: number;
  bold?: boolean;
  gray?: boolean;
}

/**
 * A US letter PDF, filled from top to bottom with automatic page breaks. Its text can be searched and selected, and has
 * `drawable`'s marks for characters that the fonts lack. Import it lazily, because it bundles the library and fonts.
 */
export class PdfSheet {
  readonly #pdf = PDF.create();
  readonly #regular = this.#embed(regularFont);
  readonly #bold = this.#embed(boldFont);
  #page = this.#pdf.addPage({ size: 'letter' });
  /** Points from the top of the page. */
  #y: number = page.margin;
  #isComplete = true;

  constructor(title: string) {
    this.#pdf.setMetadata({ title, author: brand.name, creator: brand.name, producer: brand.name, language: 'en-US' });
  }

  /** Adds a paragraph, wrapped to the page's width. */
  text(text: string, style: TextStyle): void {
    for (const line of this.#lines(text, style, width)) {
      this.#reserve(style.size * lineHeight);
      this.#y += style.size * lineHeight;
      this.#draw(line, style, page.margin, this.#y);
    }
  }

  /** Adds a section with a title, and text and a table if given. */
  section({ title, text, table }: PdfSection): void {
    // Keeps the title together with what follows it.
    this.#reserve(90);
    this.#y += 20;
    this.text(title, { size: 13, bold: true });
    if (text) this.text(text, { size: 10, gray: true });
    if (table) this.#table(table);
  }

  /** Adds the page footers and returns the PDF. */
  async finish(): Promise<Blob> {
    if (!this.#isComplete) {
      this.#y += 20;
      this.text(missingLettersNote, { size: 9, gray: true });
    }
    const pages = this.#pdf.getPages();
    for (const [index, each] of pages.entries()) {
      this.#page = each;
      const style = { size: 9, gray: true };
      this.#draw(brand.name, style, page.margin, page.end + 30);
      this.#drawRight(`Page ${index + 1} of ${pages.length}`, style, page.margin + width, page.end + 30);
    }
    const bytes = await this.#pdf.save({ subsetFonts: true });
    return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
  }

  /** Embeds a font from its data URL. */
  #embed(url: string): EmbeddedFont {
    const binary = atob(url.slice(url.indexOf(',') + 1));
    return this.#pdf.embedFont(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  }

  #table({ columns, rows }: PdfTable): void {
    const headings = columns.map(({ heading }) => heading);
    this.#y += 4;
    this.#row(columns, headings, { size: 9, gray: true });
    for (const row of rows) {
      this.#rule();
      this.#row(columns, row, { size: 10 });
    }
  }

  /** Adds a row; cells wrap to their column's width. */
  #row(columns: PdfTable['columns'], texts: readonly string[], style: TextStyle): void {
    const cells = texts.map((text, index) => this.#lines(text, style, width * (columns[index]?.width ?? 0) - 8));
    const height = Math.max(...cells.map((lines) => lines.length)) * style.size * lineHeight + rowPadding;
    this.#reserve(height + rowPadding);
    let x: number = page.margin;
    for (const [index, lines] of cells.entries()) {
      const column = columns[index];
      const columnWidth = width * (column?.width ?? 0);
      for (const [number, line] of lines.entries()) {
        const y = this.#y + (number + 1) * style.size * lineHeight;
        if (column?.alignRight) this.#drawRight(line, style, x + columnWidth - 8, y);
        else this.#draw(line, style, x, y);
      }
      x += columnWidth;
    }
    this.#y += height;
  }

  #rule(): void {
    const y = page.height - this.#y;
    this.#page.drawLine({
      start: { x: page.margin, y },
      end: { x: page.margin + width, y },
      color: ruleColor,
      thickness: 0.5,
    });
  }

  #lines(text: string, style: TextStyle, maxWidth: number): string[] {
    const font = this.#font(style);
    const { text: shown, isComplete } = drawable(text.replaceAll(/\s+/g, ' ').trim(), font);
    this.#isComplete &&= isComplete;
    return linesOf(shown, font, style.size, maxWidth);
  }

  #draw(line: string, style: TextStyle, x: number, y: number): void {
    const color = style.gray ? gray : black;
    this.#page.drawText(line, { x, y: page.height - y, font: this.#font(style), size: style.size, color });
  }

  #drawRight(line: string, style: TextStyle, end: number, y: number): void {
    this.#draw(line, style, end - this.#font(style).widthOfTextAtSize(line, style.size), y);
  }

  #font({ bold = false }: TextStyle): EmbeddedFont {
    return bold ? this.#bold : this.#regular;
  }

  /** Starts a new page unless there's room for `height` points. */
  #reserve(height: number): void {
    if (this.#y + height <= page.end) return;
    this.#page = this.#pdf.addPage({ size: 'letter' });
    this.#y = page.margin;
  }
}
