import { describe, expect, it } from 'vitest';
import { appOrigin, baseHostname, canHaveAppHost, publicOrigin, sharedCookieDomain } from './hosts';

const place = (address: string) => new URL(address);

describe('origins', () => {
  it.each([
    ['http://cornerlot.localhost:5173', 'http://cornerlot.localhost:5173', 'http://app.cornerlot.localhost:5173'],
    ['http://app.cornerlot.localhost:5173', 'http://cornerlot.localhost:5173', 'http://app.cornerlot.localhost:5173'],
    ['https://www.cornerlot.example', 'https://cornerlot.example', 'https://app.cornerlot.example'],
    ['https://APP.cornerlot.example', 'https://cornerlot.example', 'https://app.cornerlot.example'],
    ['http://localhost:5173', 'http://localhost:5173', 'http://app.localhost:5173'],
    ['http://app.localhost:5173', 'http://localhost:5173', 'http://app.localhost:5173'],
  ])('derives origins from %s', (here, publicSite, app) => {
    expect(publicOrigin(place(here))).toBe(publicSite);
    expect(appOrigin(place(here))).toBe(app);
  });

  it('gives both hosts the same origin for an IP address', () => {
    for (const here of ['http://127.0.0.1:5173', 'http://[::1]:5173']) {
      expect(publicOrigin(place(here))).toBe(here);
      expect(appOrigin(place(here))).toBe(here);
      expect(canHaveAppHost(place(here).hostname)).toBe(false);
    }
    expect(canHaveAppHost('localhost')).toBe(true);
  });

  it('strips only a whole first label', () => {
    expect(baseHostname('apple.example')).toBe('apple.example');
    expect(baseHostname('my.app.example')).toBe('my.app.example');
  });
});

describe('sharedCookieDomain', () => {
  it.each([
    ['cornerlot.localhost', 'cornerlot.localhost'],
    ['app.cornerlot.localhost', 'cornerlot.localhost'],
    ['www.cornerlot.example', 'cornerlot.example'],
    ['localhost', null],
    ['app.localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
  ])('returns for %s: %s', (hostname, domain) => {
    expect(sharedCookieDomain(hostname)).toBe(domain);
  });
});
