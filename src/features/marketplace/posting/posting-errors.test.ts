import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import { deleteError, failedPicturesError, isUnknownZipError, missingListingText, saveError } from './posting-errors';

const rejected = (code: string, message: string) => new RequestFailure('invalid', message, code, null);

describe('isUnknownZipError', () => {
  it('tells an unknown ZIP code from other rejections', () => {
    expect(isUnknownZipError(rejected('23514', 'ZIP code 00000 is not known'))).toBe(true);
    expect(isUnknownZipError(rejected('23514', 'violates check constraint "properties_price_check"'))).toBe(false);
    expect(isUnknownZipError(new Error('ZIP code 00000 is not known'))).toBe(false);
  });
});

describe('failedPicturesError', () => {
  it('counts the pictures that failed to upload', () => {
    expect(failedPicturesError(0)).toBeNull();
    expect(failedPicturesError(1)).toMatch(/^A picture failed to upload/);
    expect(failedPicturesError(3)).toMatch(/^3 pictures failed to upload/);
  });
});

describe('deleteError and saveError', () => {
  it('explain why nothing was deleted or saved', () => {
    expect(deleteError(new Error(missingListingText))).toBe('Authentication error or listing ID missing.');
    expect(deleteError(rejected('x', 'y'))).toBe('Failed to delete listing. Please try again.');
    expect(saveError(new RequestFailure('offline', 'Failed to fetch', null, null))).toMatch(
      /^Failed to update listing\. \S/,
    );
  });
});
