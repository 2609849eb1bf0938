import { describe, expect, it } from 'vitest';
import { exportFileName } from './export-file';

describe('exportFileName', () => {
  it('contains the brand and the local date', () => {
    expect(exportFileName(new Date(2026, 2, 9, 23, 59))).toBe('cornerlot-data-2026-03-09.zip');
  });
});
