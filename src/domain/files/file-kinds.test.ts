import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeOfFile } from './file-types';
import { fileKind } from '../../../supabase/functions/_shared/file-kind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const body = '\n1 0 obj\n<< >>\nendobj\n%%EOF\n';

describe('fileKind', () => {
  it.each([
    ['', 'pdf'],
    ['\xef\xbb\xbf', 'pdf'],
    ['\r\n', 'pdf'],
    ['\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', 'pdf'],
    [' '.repeat(1024), 'pdf'],
    [' '.repeat(1025), null],
    ['<html>', null],
    ['PK\x03\x04', null],
    ['GIF89a', null],
    ['\xff\xd8\xff\xe0', null],
    ['#!/bin/sh\n', null],
  ])('finds that a PDF after %j is %s', (before, kind) => {
    expect(fileKind(bytes(`${before}%PDF-1.7${body}`))).toBe(kind);
  });

  it('takes a file for a PDF exactly where the browser takes one named .pdf for one', () => {
    const before = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 40 }),
      fc.constantFrom('PK', 'GIF8', 'MZ', '%PDF-', '%PDF-9.9', '\xff\xd8\xff', '\x7fELF', '\0\0\0\x18ftypheic', '7z'),
      fc.nat(1100).map((length) => ' '.repeat(length)),
    );
    fc.assert(
      fc.property(before, (text) => {
        const file = bytes(`${text}%PDF-1.4${body}`);
        expect(typeOfFile('a.pdf', file) === 'application/pdf').toBe(fileKind(file) === 'pdf');
      }),
      { numRuns: 500 },
    );
  });
});
