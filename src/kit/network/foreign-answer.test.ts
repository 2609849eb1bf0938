import { describe, expect, it } from 'vitest';
import { isForeignAnswer, isForeignPage } from './foreign-answer';

describe('isForeignAnswer', () => {
  it.each([
    [200, 'text/html', false],
    [200, 'text/html; charset=utf-8', false],
    [200, 'TEXT/HTML', false],
    [200, 'application/xhtml+xml', false],
    [200, 'text/plain', false],
    [200, 'application/octet-stream', false],
    [200, '', false],
    [201, 'text/html', false],
    [204, 'text/html', true],
    [403, 'text/html', false],
    [404, 'text/html', false],
    [407, 'text/html', false],
    [511, 'application/json', false],
    [511, null, true],
    // Without a type.
    [200, null, false],
  ])('takes %i with %j for another’s answer', (status, type, isEmpty) => {
    expect(isForeignAnswer(status, type, isEmpty)).toBe(true);
  });

  it.each([
    [200, 'application/json', false],
    [200, 'application/json; charset=utf-8', false],
    [206, 'application/vnd.pgrst.object+json; charset=utf-8', false],
    [201, null, true],
    [204, null, true],
    [204, 'text/plain', true],
    [200, 'text/plain', true],
    [401, 'application/json', false],
    [403, 'text/plain', false],
    // A gateway's own pages.
    [400, 'text/html', false],
    [413, 'text/html', false],
    [502, 'text/html', false],
    [503, 'text/html', false],
  ])('takes %i with %j for the server’s answer', (status, type, isEmpty) => {
    expect(isForeignAnswer(status, type, isEmpty)).toBe(false);
  });
});

it.each([
  [200, 'text/html', true],
  [200, 'image/webp', false],
  [200, null, false],
  [404, 'application/json', false],
])('finds isForeignPage of %i with %j is %s', (status, type, expected) => {
  expect(isForeignPage(status, type)).toBe(expected);
});
