import { expect, it } from 'vitest';
import { clientAddress, parseTrustedProxies } from '../../../supabase/local/server/trusted-proxies.ts';

const trusted = parseTrustedProxies('10.0.0.0/8, 127.0.0.1,2001:db8::/32');

it.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['2001:db8::5', '2001:4860::1', '2001:4860::1'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
])('takes a request from %s with "%s" to come from %s', (connection, forwardedFor, client) => {
  expect(clientAddress(connection, forwardedFor, trusted)).toBe(client);
});

it('trusts nobody by default', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1', parseTrustedProxies(''))).toBe('127.0.0.1');
});

it('refuses a list with anything but addresses', () => {
  for (const list of ['proxy.example', '10.0.0.0/x', '10.0.0.0/40', '300.1.1.1']) {
    expect(() => parseTrustedProxies(list)).toThrow(/Not an address|out of range/);
  }
});
