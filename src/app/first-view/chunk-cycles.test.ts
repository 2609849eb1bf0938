import { expect, it } from 'vitest';
import { cycleOf } from './chunk-cycles';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('finds chunks that import each other, also over a third', () => {
  expect(cycleOf([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')])).toBeNull();
  expect(cycleOf([chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'd'), chunk('d', 'b')])).toEqual(['b', 'c', 'd', 'b']);
});
