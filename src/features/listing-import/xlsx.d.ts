/** What we use of the library, which describes only a part of it. */
declare module '@e965/xlsx' {
  export interface Cell {
    /** n: number, s: text, b: yes or no, e: error, d: day. */
    t: string;
    v?: string | number | boolean | Date;
    /** Its number format. */
    z?: string | number;
  }
  export interface Sheet {
    '!data'?: ((Cell | undefined)[] | undefined)[];
    '!rows'?: ({ hidden?: boolean } | undefined)[];
  }
  export interface Workbook {
    SheetNames: string[];
    Sheets: Record<string, Sheet>;
    Workbook?: { Sheets?: { Hidden?: 0 | 1 | 2 }[]; WBProps?: { date1904?: boolean } };
  }
  export function read(content: Uint8Array | string, options: Readonly<Record<string, unknown>>): Workbook;
  export function write(workbook: Workbook, options: { type: 'array'; bookType: string }): ArrayBuffer;
  export const utils: {
    aoa_to_sheet: (rows: unknown[][]) => Sheet;
    sheet_to_json: (sheet: Sheet, options: { header: 1; defval: '' }) => Cell['v'][][];
    book_new: () => Workbook;
    book_append_sheet: (workbook: Workbook, sheet: Sheet, name: string) => void;
  };
  /** Formats of numbers. */
  export const SSF: {
    is_date: (format: string) => boolean;
    parse_date_code: (days: number, options: { date1904: boolean }) => { y: number; m: number; d: number } | null;
    format: (format: string, value: number) => string;
  };
  /** Compound files of older versions of Office. */
  export const CFB: {
    read: (bytes: Uint8Array, options: { type: 'array' }) => { FullPaths: string[] };
    write: (file: object, options: { type: 'array' }) => number[];
    utils: { cfb_new: () => object; cfb_add: (file: object, name: string, content: Uint8Array) => void };
  };
}
