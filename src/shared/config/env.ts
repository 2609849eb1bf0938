export interface Env {
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Absent: the built-in map is shown instead of Google's. */
  googleMapsApiKey: string | null;
}

type RawEnv = Readonly<Record<string, unknown>>;

const read = (raw: RawEnv, name: string) => {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** One sentence for every variable that is missing or malformed; empty when the environment is usable. */
export function envProblems(raw: RawEnv): string[] {
  const problems: string[] = [];
  const url = read(raw, 'VITE_SUPABASE_URL');
  if (!url) problems.push('VITE_SUPABASE_URL is missing: the address of the backend.');
  else if (!/^https?:\/\/[^/\s]+\/*$/.test(url)) problems.push(`VITE_SUPABASE_URL is not an http(s) origin: "${url}".`);

  const key = read(raw, 'VITE_SUPABASE_ANON_KEY');
  if (!key) problems.push('VITE_SUPABASE_ANON_KEY is missing: the backend’s publishable (anon) key.');
  else if (/\s/.test(key)) problems.push('VITE_SUPABASE_ANON_KEY contains white space.');

  if (/\s/.test(read(raw, 'VITE_GOOGLE_MAPS_API_KEY'))) {
    problems.push('VITE_GOOGLE_MAPS_API_KEY contains white space. Leave it empty for the built-in map.');
  }
  return problems;
}

/** Reads the environment; throws one Error that names every missing or malformed variable. */
export function parseEnv(raw: RawEnv): Env {
  const problems = envProblems(raw);
  if (problems.length > 0) {
    throw new Error(`The configuration is not complete:\n- ${problems.join('\n- ')}\nSee .env.example.`);
  }
  return {
    supabaseUrl: read(raw, 'VITE_SUPABASE_URL').replace(/\/+$/, ''),
    supabaseAnonKey: read(raw, 'VITE_SUPABASE_ANON_KEY'),
    googleMapsApiKey: read(raw, 'VITE_GOOGLE_MAPS_API_KEY') || null,
  };
}
