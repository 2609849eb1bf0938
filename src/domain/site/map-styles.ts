type RawEnv = Readonly<Record<string, unknown>>;

/** URLs of MapLibre styles. A missing `dark` means that `light` serves both themes. */
export interface MapStyles {
  light: string;
  dark: string | null;
}

/** Streets without a key or an account: https://openfreemap.org. */
const openFreeMap: MapStyles = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

const localHost = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The styles of this environment: those of `VITE_MAP_STYLE_URL` and `VITE_MAP_DARK_STYLE_URL`, else of OpenFreeMap.
 * Null means the basemap made from our own data: if the first is 'none', and with a backend on this machine, which may
 * be offline.
 */
export function mapStyles(raw: RawEnv): MapStyles | null {
  const read = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const light = read('VITE_MAP_STYLE_URL');
  if (light === 'none') return null;
  if (light) return { light, dark: read('VITE_MAP_DARK_STYLE_URL') || null };
  const backend = read('VITE_SUPABASE_URL');
  return URL.canParse(backend) && !localHost.test(new URL(backend).hostname) ? openFreeMap : null;
}
