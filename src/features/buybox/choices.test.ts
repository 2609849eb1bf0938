import { describe, expect, it } from 'vitest';
import { conditions } from '@/domain/listing/property-vocabulary';
import { toggled } from './choices';

describe('choices', () => {
  it('returns choices in the list’s order', () => {
    expect(toggled(conditions, ['Tear-Down'], 'Turn-Key', true)).toEqual(['Turn-Key', 'Tear-Down']);
    expect(toggled(conditions, ['Turn-Key', 'Tear-Down'], 'Turn-Key', false)).toEqual(['Tear-Down']);
  });
});
