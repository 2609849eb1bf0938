import { jsPDF } from 'jspdf';
import { brand } from '@/shared/config/brand';
import { printable } from './printable';

interface PdfColumn {
  head: string;
  /** Its share of the page's width; those of a table come to 1. */
  width: number;
  /** Figures stand at the right. */
  right?: boolean;
}

interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
}

/** A part of a document: its title, what is said of it, and a table where there is one. */
export interface PdfPart {
  title: string;
  text?: string;
  table?: PdfTable;
}

/** Points, on a page of US letter size. */
const margin = 54;
const bottom = 60;
const lineHeight = 1.35;
const rowPadding = 4;

interface LineLooks {
  size: number;
  bold?: boolean;
  grey?: boolean;
}

/**
 * A PDF of US letter pages that is written from top to bottom, page after page. Its text is text: it can be searched, selected and
 * read out. Import it lazily: it brings jsPDF.
 */
export class PdfSheet {
  readonly #doc = new jsPDF({ unit: 'pt', format: 'letter' });
  readonly #width = this.#doc.internal.pageSize.getWidth() - 2 * margin;
  readonly #end = this.#doc.internal.pageSize.getHeight() - bottom;
  #y = margin;

  constructor(title: string) {
    this.#doc.setProperties({ title: printable(title), creator: brand.name });
    this.#doc.setLanguage('en-US');
  }

  /** A paragraph, in as many lines as it takes. */
  line(text: string, looks: LineLooks): void {
    this.#look(looks);
    for (const line of this.#doc.splitTextToSize(printable(text), this.#width) as string[]) {
      this.#reserve(looks.size * lineHeight);
      this.#y += looks.size * lineHeight;
      this.#doc.text(line, margin, this.#y);
    }
  }

  part({ title, text, table }: PdfPart): void {
    // A title does not stand alone at the foot of a page.
    this.#reserve(90);
    this.#y += 20;
    this.line(title, { size: 13, bold: true });
    if (text) this.line(text, { size: 10, grey: true });
    if (table) this.#table(table);
  }

  finish(): Blob {
    const pages = this.#doc.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      this.#doc.setPage(page);
      this.#look({ size: 9, grey: true });
      this.#doc.text(brand.name, margin, this.#end + 30);
      this.#doc.text(`Page ${page} of ${pages}`, margin + this.#width, this.#end + 30, { align: 'right' });
    }
    return this.#doc.output('blob');
  }

  #table({ columns, rows }: PdfTable): void {
    const heads = columns.map(({ head }) => head);
    this.#y += 4;
    this.#row(columns, heads, { size: 9, grey: true });
    for (const row of rows) {
      this.#rule();
      this.#row(columns, row, { size: 10 });
    }
  }

  /** One row; what does not fit its column takes more lines. */
  #row(columns: PdfTable['columns'], texts: readonly string[], looks: LineLooks): void {
    this.#look(looks);
    const cells = texts.map(
      (text, place) =>
        this.#doc.splitTextToSize(printable(text), this.#width * (columns[place]?.width ?? 0) - 8) as string[],
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * looks.size * lineHeight + rowPadding;
    this.#reserve(height + rowPadding);
    let x = margin;
    for (const [place, lines] of cells.entries()) {
      const { width = 0, right = false } = columns[place] ?? {};
      const edge = right ? x + this.#width * width - 8 : x;
      for (const [number, line] of lines.entries()) {
        this.#doc.text(line, edge, this.#y + (number + 1) * looks.size * lineHeight, {
          align: right ? 'right' : 'left',
        });
      }
      x += this.#width * width;
    }
    this.#y += height;
  }

  #rule(): void {
    this.#doc.setDrawColor(225, 222, 212);
    this.#doc.setLineWidth(0.5);
    this.#doc.line(margin, this.#y, margin + this.#width, this.#y);
  }

  #look({ size, bold = false, grey = false }: LineLooks): void {
    this.#doc.setFont('helvetica', bold ? 'bold' : 'normal');
    this.#doc.setFontSize(size);
    if (grey) this.#doc.setTextColor(91, 101, 96);
    else this.#doc.setTextColor(21, 33, 28);
  }

  #reserve(height: number): void {
    if (this.#y + height <= this.#end) return;
    this.#doc.addPage();
    this.#y = margin;
  }
}
