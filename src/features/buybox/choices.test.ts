import { describe, expect, it } from 'vitest';
import { conditions, financings } from '@/shared/config/property-vocabulary';
import { offered, toggled } from './choices';
import { boxPropertyTypes } from './vocabulary';

describe('choices', () => {
  it('are those offered to everyone, plus those already in the buy box', () => {
    expect(offered(boxPropertyTypes, [])).toEqual([
      'Single Family',
      'Multi Family',
      'Commercial',
      'Land',
      'Industrial',
      'Mixed Use',
    ]);
    expect(offered(boxPropertyTypes, ['Condo'])).toContain('Condo');
    expect(offered(financings, [])).toEqual([
      'Cash',
      'Conventional',
      'Hard Money',
      'Private Money',
      'Owner Financing',
      'Subject To',
    ]);
  });

  it('stay in the list’s order', () => {
    expect(toggled(conditions, ['Tear-Down'], 'Turn-Key', true)).toEqual(['Turn-Key', 'Tear-Down']);
    expect(toggled(conditions, ['Turn-Key', 'Tear-Down'], 'Turn-Key', false)).toEqual(['Tear-Down']);
  });
});
