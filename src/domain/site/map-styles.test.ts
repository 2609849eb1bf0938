import { describe, expect, it } from 'vitest';
import { mapStyles } from './map-styles';

const hosted = { VITE_SUPABASE_URL: 'https://project.supabase.co' };
const light = 'https://tiles.example/light';
const dark = 'https://tiles.example/dark';

describe('mapStyles', () => {
  it.each([
    ['streets on a hosted backend', hosted, expect.stringContaining('openfreemap.org') as string],
    ['our own map if turned off', { ...hosted, VITE_MAP_STYLE_URL: ' none ' }, undefined],
    ['our own map with a local backend', { VITE_SUPABASE_URL: 'http://127.0.0.1:54321' }, undefined],
    ['our own map on a local name', { VITE_SUPABASE_URL: 'http://api.localhost:8000' }, undefined],
    ['our own map without a backend', {}, undefined],
    ['the configured style', { ...hosted, VITE_MAP_STYLE_URL: light }, light],
    ['the configured style with a local backend', { VITE_MAP_STYLE_URL: light }, light],
  ])('shows %s', (_, env, expected) => {
    expect(mapStyles(env)?.light).toEqual(expected);
  });

  it('uses a configured style in both themes, unless there is a second one', () => {
    expect(mapStyles({ ...hosted, VITE_MAP_STYLE_URL: light })).toEqual({ light, dark: null });
    expect(mapStyles({ VITE_MAP_STYLE_URL: light, VITE_MAP_DARK_STYLE_URL: dark })).toEqual({ light, dark });
    expect(mapStyles(hosted)?.dark).toContain('/dark');
  });
});
