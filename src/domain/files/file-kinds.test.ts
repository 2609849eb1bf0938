import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeOfFile } from './file-types';
import { contentProblem } from '../../../supabase/local/server/storage/file-content.ts';
import { fileKind } from '../../../supabase/functions/_shared/file-kind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const body = '\n1 0 obj\n<< >>\nendobj\n%%EOF\n';

describe('fileKind', () => {
  it.each([
    ['', 'pdf'],
    ['\xef\xbb\xbf', 'pdf'],
    ['\r\n', 'pdf'],
    ['\n\xef\xbb\xbf', 'pdf'],
    ['\r\n\xef\xbb\xbf', 'pdf'],
    ['\xef\xbb\xbf\r\n', 'pdf'],
    ['\n\n\xff\xfe', 'pdf'],
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

  it('takes a file for a PDF exactly where the browser and the local storage server take it for one', async () => {
    const before = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 40 }),
      fc.constantFrom('PK', 'GIF8', 'MZ', '%PDF-', '%PDF-9.9', '\xff\xd8\xff', '\x7fELF', '\0\0\0\x18ftypheic', '7z'),
      fc.nat(1100).map((length) => ' '.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(before, async (text) => {
        const file = bytes(`${text}%PDF-1.4${body}`);
        const isPdf = fileKind(file) === 'pdf';
        expect(typeOfFile('a.pdf', file) === 'application/pdf').toBe(isPdf);
        expect((await contentProblem(file, 'application/pdf')) === null).toBe(isPdf);
      }),
      { numRuns: 500 },
    );
  });
});
