export interface Env {
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Absent: the built-in map is shown instead of Google's. */
  googleMapsApiKey: string | null;
}

type RawEnv = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the environment; throws one Error that names every missing or malformed variable. */
export function parseEnv(raw: RawEnv): Env {
  const problems: string[] = [];
  const read = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };

  const supabaseUrl = read('VITE_SUPABASE_URL').replace(/\/+$/, '');
  if (!supabaseUrl) problems.push('VITE_SUPABASE_URL is missing: the address of the backend.');
  else if (!/^https?:\/\/[^/\s]+$/.test(supabaseUrl)) {
    problems.push(`VITE_SUPABASE_URL is not an http(s) origin: "${supabaseUrl}".`);
  }

  const supabaseAnonKey = read('VITE_SUPABASE_ANON_KEY');
  if (!supabaseAnonKey) problems.push('VITE_SUPABASE_ANON_KEY is missing: the backend’s publishable (anon) key.');
  else if (/\s/.test(supabaseAnonKey)) problems.push('VITE_SUPABASE_ANON_KEY contains white space.');

  const googleMapsApiKey = read('VITE_GOOGLE_MAPS_API_KEY') || null;
  if (googleMapsApiKey && /\s/.test(googleMapsApiKey)) {
    problems.push('VITE_GOOGLE_MAPS_API_KEY contains white space. Leave it empty for the built-in map.');
  }

  if (problems.length > 0) {
    throw new Error(`The configuration is not complete:\n- ${problems.join('\n- ')}\nSee .env.example.`);
  }
  return { supabaseUrl, supabaseAnonKey, googleMapsApiKey };
}
