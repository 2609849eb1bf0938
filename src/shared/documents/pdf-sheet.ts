import { jsPDF } from 'jspdf';
import { brand } from '@/shared/config/brand';
import { toLatin1 } from './latin1';

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

/** In points. */
const margin = 54;
const bottomMargin = 60;
const rowPadding = 4;
const lineHeight = 1.35;

interface TextStyle {
  size: number;
  bold?: boolean;
  gray?: boolean;
}

/**
 * A US letter PDF, filled from top to bottom with automatic page breaks. Its text can be searched and selected. Import
 * it lazily, because it bundles jsPDF.
 */
export class PdfSheet {
  readonly #doc = new jsPDF({ unit: 'pt', format: 'letter' });
  readonly #width = this.#doc.internal.pageSize.getWidth() - 2 * margin;
  readonly #end = this.#doc.internal.pageSize.getHeight() - bottomMargin;
  #y = margin;

  constructor(title: string) {
    this.#doc.setProperties({ title: toLatin1(title), creator: brand.name });
    this.#doc.setLanguage('en-US');
  }

  /** Adds a paragraph, wrapped to the page's width. */
  text(text: string, style: TextStyle): void {
    this.#applyStyle(style);
    for (const line of this.#doc.splitTextToSize(toLatin1(text), this.#width) as string[]) {
      this.#reserve(style.size * lineHeight);
      this.#y += style.size * lineHeight;
      this.#doc.text(line, margin, this.#y);
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
  finish(): Blob {
    const pages = this.#doc.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      this.#doc.setPage(page);
      this.#applyStyle({ size: 9, gray: true });
      this.#doc.text(brand.name, margin, this.#end + 30);
      this.#doc.text(`Page ${page} of ${pages}`, margin + this.#width, this.#end + 30, { align: 'right' });
    }
    return this.#doc.output('blob');
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
    this.#applyStyle(style);
    const cells = texts.map(
      (text, index) =>
        this.#doc.splitTextToSize(toLatin1(text), this.#width * (columns[index]?.width ?? 0) - 8) as string[],
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * style.size * lineHeight + rowPadding;
    this.#reserve(height + rowPadding);
    let x = margin;
    for (const [index, lines] of cells.entries()) {
      const { width = 0, alignRight = false } = columns[index] ?? {};
      const edge = alignRight ? x + this.#width * width - 8 : x;
      for (const [number, line] of lines.entries()) {
        this.#doc.text(line, edge, this.#y + (number + 1) * style.size * lineHeight, {
          align: alignRight ? 'right' : 'left',
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

  #applyStyle({ size, bold = false, gray = false }: TextStyle): void {
    this.#doc.setFont('helvetica', bold ? 'bold' : 'normal');
    this.#doc.setFontSize(size);
    if (gray) this.#doc.setTextColor(91, 101, 96);
    else this.#doc.setTextColor(21, 33, 28);
  }

  /** Starts a new page unless there's room for `height` points. */
  #reserve(height: number): void {
    if (this.#y + height <= this.#end) return;
    this.#doc.addPage();
    this.#y = margin;
  }
}
