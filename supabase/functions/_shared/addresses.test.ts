import { deepEqual, equal, throws } from 'node:assert/strict';
import { ownAddress, ownOrigins, withSessionId } from './addresses.ts';

const origins = ['https://example.com', 'https://app.example.com'];

Deno.test('ownOrigins returns the origins of the app, the site, and OWN_URLS, ignoring paths', () => {
  Deno.env.set('APP_URL', 'https://app.example.com/');
  Deno.env.set('SITE_URL', 'https://example.com/home?x=1');
  deepEqual(ownOrigins(), ['https://app.example.com', 'https://example.com']);
  Deno.env.set('OWN_URLS', 'http://localhost:5173/**, http://app.localhost:5173,');
  deepEqual(ownOrigins().slice(2), ['http://localhost:5173', 'http://app.localhost:5173']);
});

Deno.test('ownAddress accepts addresses on own origins and drops the fragment', () => {
  equal(
    ownAddress('https://app.example.com/payment/success?a=b#top', origins),
    'https://app.example.com/payment/success?a=b',
  );
  equal(ownAddress('https://EXAMPLE.com:443', origins), 'https://example.com/');
});

for (const address of [
  'https://evil.example/payment/success',
  'https://app.example.com.evil.example/',
  'https://app.example.com@evil.example/',
  'https://ann:secret@app.example.com/',
  'https://app.example.com:8443/',
  'http://app.example.com/',
  '//app.example.com/',
  '/payment/success',
  'javascript:alert(1)//https://app.example.com',
  'blob:https://app.example.com/1',
  `https://app.example.com/${'a'.repeat(2000)}`,
  '',
  null,
  42,
]) {
  Deno.test(`ownAddress rejects ${String(address).slice(0, 60)}`, () => {
    throws(() => ownAddress(address, origins), { status: 400, message: 'Payments can only lead back to this site.' });
  });
}

Deno.test('withSessionId adds the placeholder once', () => {
  const place = 'session_id={CHECKOUT_SESSION_ID}';
  equal(withSessionId('https://example.com/s'), `https://example.com/s?${place}`);
  equal(withSessionId('https://example.com/s?a=b'), `https://example.com/s?a=b&${place}`);
  equal(withSessionId(`https://example.com/s?${place}`), `https://example.com/s?${place}`);
  equal(
    withSessionId(`https://example.com/s?a=%7Bb%7D&session_id=%7BCHECKOUT_SESSION_ID%7D`),
    `https://example.com/s?a=%7Bb%7D&${place}`,
  );
});

Deno.test('rejects addresses that are too long, also after encoding or adding the placeholder', () => {
  const message = 'The return address is too long.';
  const start = 'https://example.com/';
  equal(ownAddress(start + 'a'.repeat(1980), origins).length, 2000);
  throws(() => ownAddress(start + 'ü'.repeat(500), origins), { status: 400, message });
  equal(withSessionId(start + 'a'.repeat(1947)).length, 2000);
  throws(() => withSessionId(start + 'a'.repeat(1950)), { status: 400, message });
});
