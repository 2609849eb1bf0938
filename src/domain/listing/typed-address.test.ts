import { expect, it } from 'vitest';
import { splitAddress } from './typed-address';

const lavaca = { address: '812 Lavaca St', city: 'Austin', state: 'TX', zip: '78701' };

it.each([
  ['812 Lavaca St, Austin, TX 78701', lavaca],
  [' 812 Lavaca St,  Austin, tx  78701-2233, USA ', lavaca],
  [
    '12 Elm St, Unit 4, Salt Lake City, UT 84101',
    { ...lavaca, address: '12 Elm St, Unit 4', city: 'Salt Lake City', state: 'UT', zip: '84101' },
  ],
  ['812 Lavaca St', null],
  ['812 Lavaca St, Austin, TX', null],
  ['812 Lavaca St, Austin, XX 78701', null],
])('splits %j', (typed, fields) => {
  expect(splitAddress(typed)).toEqual(fields);
});
