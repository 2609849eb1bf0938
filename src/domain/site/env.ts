import { mapStyles, type MapStyles } from './map-styles.ts';

export interface Env {
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Null: MapLibre replaces Google Maps. */
  googleMapsApiKey: string | null;
  /** Null: a basemap made from our own data. */
  mapStyles: MapStyles | null;
  /** Origin of the public site. Null: derived from the browser's location. */
  siteOrigin: string | null;
}

type RawEnv = Readonly<Record<string, unknown>>;

const read = (raw: RawEnv, name: string) => {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
};

const isOrigin = (address: string) => /^https?:\/\/[^/\s]+\/*$/.test(address);
const isHttpUrl = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const withoutSlash = (origin: string) => origin.replace(/\/+$/, '');

/** One sentence per missing or invalid variable; empty if the environment is valid. */
export function envProblems(raw: RawEnv): string[] {
  const problems: string[] = [];
  const url = read(raw, 'VITE_SUPABASE_URL');
  if (!url) problems.push('VITE_SUPABASE_URL is missing: the address of the backend.');
  else if (!isOrigin(url)) problems.push(`VITE_SUPABASE_URL is not an http(s) origin: "${url}".`);

  const key = read(raw, 'VITE_SUPABASE_ANON_KEY');
  if (!key) problems.push('VITE_SUPABASE_ANON_KEY is missing: the backend’s publishable (anon) key.');
  else if (/\s/.test(key)) problems.push('VITE_SUPABASE_ANON_KEY contains white space.');

  if (/\s/.test(read(raw, 'VITE_GOOGLE_MAPS_API_KEY'))) {
    problems.push('VITE_GOOGLE_MAPS_API_KEY contains white space. Leave it empty for MapLibre.');
  }

  for (const name of ['VITE_MAP_STYLE_URL', 'VITE_MAP_DARK_STYLE_URL']) {
    const style = read(raw, name);
    if (style && style !== 'none' && !isHttpUrl(style)) problems.push(`${name} is not an http(s) URL: "${style}".`);
  }

  const site = read(raw, 'VITE_SITE_URL');
  if (site && !isOrigin(site)) problems.push(`VITE_SITE_URL is not an http(s) origin: "${site}".`);
  return problems;
}

/** Parses the environment. Throws an Error that lists every missing or invalid variable. */
export function parseEnv(raw: RawEnv): Env {
  const problems = envProblems(raw);
  if (problems.length > 0) {
    throw new Error(`The configuration is not complete:\n- ${problems.join('\n- ')}\nSee .env.example.`);
  }
  return {
    supabaseUrl: withoutSlash(read(raw, 'VITE_SUPABASE_URL')),
    supabaseAnonKey: read(raw, 'VITE_SUPABASE_ANON_KEY'),
    googleMapsApiKey: read(raw, 'VITE_GOOGLE_MAPS_API_KEY') || null,
    mapStyles: mapStyles(raw),
    siteOrigin: withoutSlash(read(raw, 'VITE_SITE_URL')) || null,
  };
}
