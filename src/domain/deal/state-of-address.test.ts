import { expect, test } from 'vitest';
import { stateOfAddress } from './state-of-address';

test('reads the state of a deal’s address, or null', () => {
  expect(stateOfAddress('12 Oak St, Tulsa, OK 74103')).toBe('OK');
  expect(stateOfAddress('12 Oak St, Tulsa, XX 74103')).toBeNull();
  expect(stateOfAddress('12 Oak St')).toBeNull();
});
