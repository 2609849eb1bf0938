import { equal } from 'node:assert/strict';
import { isPublicAddress } from './public-address.ts';

const open = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '198.20.0.1', '223.255.255.255', '2606:4700::1111'];
const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
];
const invalid = [
  '',
  'localhost',
  '127.1',
  '0177.0.0.1',
  '2130706433',
  '1.1.1.256',
  'fe80::1%eth0',
  '1::2::3',
  '1:2:3',
  ':::',
];

Deno.test('isPublicAddress accepts addresses of the public internet', () => {
  for (const ip of [...open, '::ffff:8.8.8.8', '2001:4860:4860:0:0:0:0:8888']) equal(isPublicAddress(ip), true, ip);
});

Deno.test('isPublicAddress refuses private, reserved, and translated networks', () => {
  for (const ip of closed) equal(isPublicAddress(ip), false, ip);
});

Deno.test('isPublicAddress refuses what isn’t a plain address', () => {
  for (const ip of invalid) equal(isPublicAddress(ip), false, ip);
});
