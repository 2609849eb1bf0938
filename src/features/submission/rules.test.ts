import { describe, expect, it } from 'vitest';
import { toRequestFailure } from '@/shared/supabase/errors';
import {
  givenName,
  incomingPath,
  listingDraftOf,
  mimeTypeOf,
  partsOf,
  rejectionText,
  sizeText,
  stepText,
  uploadProblem,
} from './rules';
import type { SubmissionCard } from './submission';

const card: SubmissionCard = {
  id: 's1',
  user_id: 'u1',
  address: '12 Oak St, Houston, TX 77002',
  property_type: 'condo',
  condition: 'poor',
  price: 250_000,
  sqft: 900,
  lot_sqft: null,
  status: 'submitted',
  reason: null,
  property_id: null,
  created_at: '',
  submitted_at: '',
  decided_at: null,
};

describe('files', () => {
  it.each([
    ['Contract.pdf', 'application/pdf'],
    ['CONTRACT.DOC', 'application/msword'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.pdf.exe', null],
    ['pdf', null],
    ['', null],
  ])('%j is sent as %s', (name, type) => expect(mimeTypeOf(name)).toBe(type));

  it('are uploaded into the folder of their submission, to be checked', () => {
    expect(incomingPath('u1', 's1', 'f1', 'Contract (2).PDF')).toBe('u1/s1/incoming/f1.pdf');
  });

  it.each([
    ['Contract.PDF', 'Contract.PDF'],
    ['a/b\\c.pdf', 'a-b-c.pdf'],
    ['x\u202Efdp.pdf', 'x-fdp.pdf'],
    ['.pdf', 'Contract.pdf'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(150)}.docx`],
  ])('%j is called %j', (name, given) => expect(givenName(name)).toBe(given));

  it.each([
    [0, '0.00 KB'],
    [1, '0.00 KB'],
    [12_641, '12.34 KB'],
    [5 * 1024 * 1024, '5120.00 KB'],
  ])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

  it.each([
    ['file-invalid-type', 'File type must be one of .pdf, .doc, .docx'],
    ['file-too-large', 'File is larger than 5242880 bytes'],
    ['file-too-small', 'File is smaller than 1 byte'],
    ['too-many-files', 'Too many files'],
    ['other', 'As the library says'],
  ])('refused with %s: %s', (code, text) => expect(rejectionText({ code, message: 'As the library says' })).toBe(text));

  it.each([
    [toRequestFailure({ message: 'Failed to fetch' }), 'Not uploaded. Check your network.', false],
    [toRequestFailure({ message: 'x' }, 401), 'Not uploaded. Your session has ended.', false],
    [
      toRequestFailure({ message: 'This file is not a PDF or Word document.' }, 400),
      'This file is not a PDF or Word document.',
      true,
    ],
    [
      toRequestFailure({ message: 'The files of one submission can have 100 MB together.' }, 409),
      'The files of one submission can have 100 MB together.',
      false,
    ],
    [toRequestFailure({ message: 'Internal Server Error' }, 500), 'The upload failed. Please try again.', false],
    [
      toRequestFailure({ message: 'new row violates row-level security policy' }, 403),
      'The upload failed. Please try again.',
      false,
    ],
    [new Error('x'), 'The upload failed. Please try again.', false],
  ])('%s', (error, text, final) => expect(uploadProblem(error)).toEqual({ text, final }));
});

describe('what a submission says of its listing', () => {
  it.each([
    ['12 Oak St, Houston, TX 77002', { address: '12 Oak St', city: 'Houston', state: 'TX', zip: '77002' }],
    [
      ' 12 Oak St, Apt 3,  New York, ny 10001-1234, USA',
      { address: '12 Oak St, Apt 3', city: 'New York', state: 'NY', zip: '10001' },
    ],
    ['12 Oak St, Houston, XX 77002', { address: '12 Oak St, Houston, XX 77002', city: '', state: '', zip: '' }],
    ['12 Oak St', { address: '12 Oak St', city: '', state: '', zip: '' }],
  ])('%j', (address, parts) => expect(partsOf(address)).toEqual(parts));

  it('is begun with what is known, in the words of a listing', () => {
    expect(listingDraftOf(card)).toMatchObject({
      propertyType: 'Condo',
      condition: 'Heavy Rehab',
      bedrooms: null,
      lotSqft: 0,
      price: 250_000,
      city: 'Houston',
    });
    expect(listingDraftOf({ ...card, property_type: 'land' })).toMatchObject({
      propertyType: 'Land',
      condition: '',
      bedrooms: 0,
      bathrooms: 0,
    });
  });
});

it.each([
  ['started', {}, 'Started'],
  ['file_added', { name: 'a.pdf' }, 'Contract added: a.pdf'],
  ['file_removed', { name: 'a.pdf' }, 'Contract removed: a.pdf'],
  ['submitted', {}, 'Submitted for review'],
  ['returned', { reason: 'No' }, 'Returned: No'],
  ['accepted', {}, 'Accepted and listed'],
  ['later', null, 'Changed'],
])('the step %s', (step, details, text) => expect(stepText(step, details)).toBe(text));
