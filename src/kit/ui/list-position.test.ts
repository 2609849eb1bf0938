import { describe, expect, it } from 'vitest';
import { listPosition } from './list-position';

describe('listPosition', () => {
  const view = { top: 0, bottom: 800 };
  it('opens below if there is room', () => {
    expect(listPosition({ top: 100, bottom: 144 }, view)).toEqual({ side: 'below', maxHeight: 320 });
    expect(listPosition({ top: 100, bottom: 144 }, view, 400).maxHeight).toBe(400);
  });

  it('opens above if there is more room than below', () => {
    expect(listPosition({ top: 700, bottom: 744 }, view)).toEqual({ side: 'above', maxHeight: 320 });
  });

  it('limits the height to the space above the keyboard', () => {
    expect(listPosition({ top: 100, bottom: 144 }, { top: 0, bottom: 300 })).toEqual({ side: 'below', maxHeight: 148 });
    expect(listPosition({ top: 180, bottom: 224 }, { top: 0, bottom: 300 })).toEqual({ side: 'above', maxHeight: 172 });
  });
});
