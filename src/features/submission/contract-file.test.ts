import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { incomingPath, mimeTypeOf, rejectionText, uploadErrors } from './contract-file';

describe('contract files', () => {
  it.each([
    ['Contract.pdf', 'application/pdf'],
    ['CONTRACT.DOC', 'application/msword'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['pdf', null],
    ['', null],
  ])('mimeTypeOf(%j) is %s', (name, type) => expect(mimeTypeOf(name)).toBe(type));

  it('uploads contracts to the incoming folder of their submission', () => {
    expect(incomingPath('u1', 's1', 'f1', 'Contract (2).PDF')).toBe('u1/s1/incoming/f1.pdf');
  });

  it.each([
    ['file-invalid-type', 'File type must be one of .pdf, .doc, .docx'],
    ['too-many-files', 'Too many files'],
    ['other', 'As the library says'],
  ])('rejectionText for %s is %j', (code, text) =>
    expect(rejectionText({ code, message: 'As the library says' })).toBe(text),
  );

  it.each([
    [toRequestFailure({ message: 'Failed to fetch' }), 'Not uploaded. Check your internet connection.'],
    [toRequestFailure({ message: 'x' }, 401), 'Not uploaded. Your session expired.'],
    [
      toRequestFailure({ message: 'This file is not a PDF or Word document.' }, 400),
      'This file is not a PDF or Word document.',
    ],
    [
      toRequestFailure({ message: 'The files of one submission can’t exceed 100 MB in total.' }, 409),
      'The files of one submission can’t exceed 100 MB in total.',
    ],
    [toRequestFailure({ message: 'Internal Server Error' }, 500), 'The upload failed. Please try again.'],
    [
      toRequestFailure({ message: 'new row violates row-level security policy' }, 403),
      'The upload failed. Please try again.',
    ],
    [new Error('x'), 'The upload failed. Please try again.'],
  ])('uploadErrors for %s', (error, text) => expect(describeError(error, uploadErrors)).toBe(text));
});
