import { expect, it } from 'vitest';
import { addressIn } from './shared-content';

const whole = '812 Lavaca St, Austin, TX 78701';

it.each([
  [whole, whole],
  ['812 Lavaca St\nAustin, TX 78701\nhttps://maps.app.goo.gl/Xy12', whole],
  [`812 Lavaca St\n${whole}\nhttps://maps.app.goo.gl/Xy12`, whole],
  [`Check out this home: ${whole} https://homes.example/812-lavaca`, whole],
  ['The old Miller place, 14B Creek Rd', '14B Creek Rd'],
  ['Photos from the walkthrough', ''],
  ['https://homes.example/812-lavaca-st', ''],
  ['', ''],
])('finds the address in %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
