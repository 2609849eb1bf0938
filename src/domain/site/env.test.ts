import { describe, expect, it } from 'vitest';
import { envProblems, parseEnv } from './env';

const good = { VITE_SUPABASE_URL: 'http://127.0.0.1:54321/', VITE_SUPABASE_ANON_KEY: 'key' };

describe('parseEnv', () => {
  it('parses a complete environment, removing trailing slashes', () => {
    expect(parseEnv(good)).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabaseAnonKey: 'key',
      googleMapsApiKey: null,
      mapStyles: null,
      siteOrigin: null,
    });
    expect(parseEnv({ ...good, VITE_GOOGLE_MAPS_API_KEY: ' maps ' }).googleMapsApiKey).toBe('maps');
    expect(parseEnv({ ...good, VITE_SITE_URL: 'https://example.com/' }).siteOrigin).toBe('https://example.com');
  });

  it('reports all invalid variables at once', () => {
    expect(() => parseEnv({ VITE_SUPABASE_URL: 'localhost', VITE_GOOGLE_MAPS_API_KEY: 'a b' })).toThrow(
      /VITE_SUPABASE_URL.*"localhost"[\s\S]*VITE_SUPABASE_ANON_KEY is missing[\s\S]*VITE_GOOGLE_MAPS_API_KEY/,
    );
  });
});

describe('envProblems', () => {
  it.each([
    ['no address', { ...good, VITE_SUPABASE_URL: undefined }, 1],
    ['an address with a path', { ...good, VITE_SUPABASE_URL: 'https://x.supabase.co/rest' }, 1],
    ['another protocol', { ...good, VITE_SUPABASE_URL: 'ftp://x' }, 1],
    ['a site without its protocol', { ...good, VITE_SITE_URL: 'example.com' }, 1],
    ['a key in two parts', { ...good, VITE_SUPABASE_ANON_KEY: 'a b' }, 1],
    ['a map style without its protocol', { ...good, VITE_MAP_STYLE_URL: 'tiles.example/style.json' }, 1],
    ['nothing at all', {}, 2],
    ['everything right', good, 0],
  ])('%s', (_, raw, count) => {
    expect(envProblems(raw)).toHaveLength(count);
  });
});
