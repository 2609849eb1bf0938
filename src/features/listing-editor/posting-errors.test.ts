import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { deleteErrors, failedUploadsError, missingListingText, refusedField } from './posting-errors';

const rejected = (code: string, message: string) => new RequestFailure('invalid', message, code, null);

describe('refusedField', () => {
  it('tells an unknown ZIP code from other rejections', () => {
    expect(refusedField(rejected('23514', 'ZIP code 00000 is not known'))?.field).toBe('zip');
    expect(refusedField(rejected('23514', 'violates check constraint "properties_price_check"'))).toBeNull();
    expect(refusedField(new Error('ZIP code 00000 is not known'))).toBeNull();
  });
});

describe('failedUploadsError', () => {
  const uploads = (...statuses: QueuedUpload['status'][]) =>
    statuses.map((status, index) => ({ id: String(index), name: 'a', status, progress: 1, error: null }));

  it('counts the pictures that failed to upload, then the documents', () => {
    expect(failedUploadsError(uploads('done'), uploads('done'))).toBeNull();
    expect(failedUploadsError(uploads('done', 'failed'), [])).toMatch(/^We couldn’t upload a picture/);
    expect(failedUploadsError(uploads('failed', 'failed'), uploads('failed'))).toMatch(
      /^We couldn’t upload 2 pictures/,
    );
    expect(failedUploadsError([], uploads('failed'))).toMatch(/^We couldn’t upload a document/);
  });
});

it('deleteErrors says what was specified', () => {
  expect(describeError(new Error(missingListingText), deleteErrors)).toBe(
    'Authentication error or listing ID missing.',
  );
  expect(describeError(rejected('x', 'y'), deleteErrors)).toBe('Failed to delete listing. Please try again.');
});
